import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import {
  type AddResourceVersionInput,
  type Resource,
  type ResourceTarget,
  type ResourceTargetFields,
  resourceTargetSchema,
} from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesDialog, UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { saveWithFeedback, showIssues } from '../../ui/record-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { emptyTarget } from './resource-values.ts';
import { TargetFields } from './target-fields.tsx';

/** Publishes a new version, shows the result, and returns what the form has to show. */
function useAddVersion() {
  const arrival = useArrival('admin.resources');
  const addition = trpc.admin.resources.addVersion.useMutation();
  return {
    isAdding: addition.isPending,
    add: async (input: AddResourceVersionInput) => {
      const result = await saveWithFeedback(() => addition.mutateAsync(input), {
        saved: m.resources_version_published(),
        failed: m.resources_version_failed(),
        arrival,
      });
      // Another person has published one, which is in view by now.
      if (result.outcome === 'conflict') {
        toast({
          title: m.resources_version_failed(),
          description: m.resources_version_conflict(),
          variant: 'danger',
        });
      }
      return result;
    },
  };
}

interface VersionFormProps {
  resource: Resource;
  /** True while there is input that could be lost. */
  isBegun: RefObject<boolean>;
  onClose: () => void;
}

const validate = contractResolver(resourceTargetSchema);

/** Missing values are shown beside their fields before the server has to. */
const resolverFor =
  (kind: Resource['kind']): Resolver<ResourceTargetFields, unknown, ResourceTarget> =>
  async (values, context) => {
    const result = await validate(values, context, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    const missing =
      kind === 'link'
        ? !values.url?.trim() && {
            url: { type: 'missing', message: m.resources_url_required() },
          }
        : !values.uploadId && {
            uploadId: { type: 'missing', message: m.resources_file_required() },
          };
    return missing ? { values: {}, errors: { ...result.errors, ...missing } } : result;
  };

/** The version that follows on the current one. */
export function VersionForm({ resource, isBegun, onClose }: VersionFormProps) {
  const { id, kind, currentVersion, requiresAcknowledgement } = resource;
  const form = useForm<ResourceTargetFields, unknown, ResourceTarget>({
    resolver: resolverFor(kind),
    defaultValues: emptyTarget,
  });
  const { isDirty } = form.formState;
  const [isUploading, setIsUploading] = useState(false);
  const isUnsaved = isDirty || isUploading;
  const [isAsking, setIsAsking] = useState(false);
  const saved = useRef(false);
  // The version at opening: a newer one has to be seen first.
  const [opened, setOpened] = useState<number | undefined>(currentVersion);
  const after = opened ?? currentVersion;
  const { add, isAdding } = useAddVersion();
  const [submitOnce] = useSingleFlight(submit, saved);

  useEffect(() => {
    isBegun.current = isUnsaved;
    return () => {
      isBegun.current = false;
    };
  }, [isBegun, isUnsaved]);

  async function submit(input: ResourceTarget) {
    if (isUploading) return;
    const result = await add({ ...input, id, after });
    if (result.outcome === 'saved') {
      saved.current = true;
      onClose();
    } else if (result.outcome === 'conflict') setOpened(undefined);
    else showIssues(form, result.issues);
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit(submitOnce)}
        className="mt-4 grid gap-5 rounded border border-mist p-4"
      >
        <UnsavedChangesGuard isDirty={isUnsaved} saved={saved} openParams="edit" />
        <UnsavedChangesDialog
          open={isAsking}
          onKeep={() => setIsAsking(false)}
          onDiscard={onClose}
        />
        <TargetFields kind={kind} onUploading={setIsUploading} />
        {requiresAcknowledgement && (
          <p className="text-sm text-muted">{m.resources_version_asks_again()}</p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => (isUnsaved ? setIsAsking(true) : onClose())}
          >
            {m.ui_cancel()}
          </Button>
          <Button type="submit" size="sm" pending={isAdding} disabled={isUploading}>
            {m.resources_version_publish({ number: after + 1 })}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
