import { type RefObject, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  type Resource,
  type ResourceAbout,
  type ResourceAboutFields,
  resourceAboutSchema,
} from '../../../shared/contracts/resource.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { settleForm } from '../../lib/settle-form.ts';
import { showIssues } from '../../lib/show-issues.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { ConflictAlert } from '../../ui/conflict-alert.tsx';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { AboutFields } from './about-fields.tsx';
import { aboutValues } from './resource-values.ts';
import { useSaveResource } from './use-save-resource.ts';

interface EditFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  resource: Resource;
  categories: readonly string[];
  /** A new version is begun in the same dialog, which then stays open. */
  isVersionBegun: RefObject<boolean>;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

const fieldNames = ['title', 'description', 'category', 'language'] as const;

/** What is said of a resource; its versions stand below, and are not changed by this. */
export function EditForm({
  id,
  resource,
  categories,
  isVersionBegun,
  onSaving,
  onClose,
}: EditFormProps) {
  const form = useForm<ResourceAboutFields, unknown, ResourceAbout>({
    resolver: contractResolver(resourceAboutSchema),
    defaultValues: aboutValues(resource),
  });
  const { isDirty } = form.formState;
  // A new version raises the number too, and changes nothing of what stands here.
  const [edited, setEdited] = useState(resource);
  const [hasConflict, setHasConflict] = useState(false);
  const saved = useRef(false);
  const submitOnce = useOneAtATime(submit, saved);
  const { update } = useSaveResource(onSaving);
  const isSame = JSON.stringify(aboutValues(edited)) === JSON.stringify(aboutValues(resource));

  async function submit(input: ResourceAbout) {
    // After a conflict the writer knows of the saved version and writes over that one.
    const { version } = hasConflict || isSame ? resource : edited;
    const sent = structuredClone(form.getValues());
    const result = await update({ ...input, id: resource.id, version });
    if (result.outcome === 'saved') {
      if (isVersionBegun.current) {
        settleForm(form, sent, aboutValues(result.answer));
        setEdited(result.answer);
        setHasConflict(false);
      } else {
        saved.current = true;
        onClose();
      }
    } else if (result.outcome === 'conflict') setHasConflict(true);
    else showIssues(form.setError, fieldNames, result.issues);
  }

  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={form.handleSubmit(submitOnce)} className="grid gap-5">
        <DiscardGuard isDirty={isDirty} saved={saved} heldBy="edit" />
        {hasConflict && (
          <ConflictAlert
            onTake={() => {
              form.reset(aboutValues(resource));
              setEdited(resource);
              setHasConflict(false);
            }}
          />
        )}
        <AboutFields categories={categories} />
      </form>
    </FormProvider>
  );
}
