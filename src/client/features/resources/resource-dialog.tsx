import { type RefObject, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  type CreateResourceInput,
  createResourceInput,
  type Resource,
  type ResourceDetailsFields,
  type ResourceFields,
  type ResourceVersion,
  resourceDetailsSchema,
  resourceKindSchema,
  resourceLanguageSchema,
  type UpdateResourceInput,
} from '../../../shared/contracts/resource.ts';
import { resourceLanguageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import { editedRecord, RecordDialog, type RecordDialogState } from '../../ui/record-dialog.tsx';
import { RecordForm, saveWithFeedback } from '../../ui/record-form.tsx';
import { detailsValues, emptyResource, kindLabels } from './resource-values.ts';
import { TargetFields } from './target-fields.tsx';
import { VersionForm } from './version-form.tsx';

const resolver = contractResolver(resourceDetailsSchema);

const { TextField, TextareaField, SelectField, SwitchField } = fieldsOf<ResourceDetailsFields>();
const New = fieldsOf<ResourceFields>();

interface DetailsFieldsProps {
  /** Those there are. */
  categories: readonly string[];
}

/** Offered before there is any. */
const suggestions = [
  m.resources_category_onboarding,
  m.resources_category_policies,
  m.resources_category_forms,
  m.resources_category_training,
  m.resources_category_benefits,
];

/** Fields of a resource, for new and existing ones. */
function DetailsFields({ categories }: DetailsFieldsProps) {
  const listId = useId();
  const offered = new Set([...categories, ...suggestions.map((suggest) => suggest())]);
  return (
    <>
      <TextField name="title" label={m.ui_title()} required maxLength={200} />
      <TextareaField
        name="description"
        label={m.resources_field_description()}
        hint={m.resources_description_hint()}
        maxLength={2000}
        rows={2}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="category"
          label={m.ui_category()}
          hint={m.resources_category_hint()}
          required
          list={listId}
          maxLength={100}
        />
        <datalist id={listId}>
          {[...offered].map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <SelectField
          name="language"
          label={m.resources_field_language()}
          choices={resourceLanguageSchema.options}
          labels={resourceLanguageNames}
          className="content-end"
        />
      </div>
      <SwitchField
        name="requiresAcknowledgement"
        label={m.resources_requires()}
        description={m.resources_requires_text()}
      />
    </>
  );
}

/** The kind of a new resource, and what it leads to. */
function FirstVersionFields({ onUploading }: { onUploading: (isUploading: boolean) => void }) {
  const { watch } = useFormContext<ResourceFields>();
  return (
    <>
      <New.CustomField name="kind">
        {({ value, onChange }) => (
          <Field label={m.resources_field_kind()} group>
            <FilterGroup
              label={m.resources_field_kind()}
              value={value}
              onValueChange={onChange}
              items={resourceKindSchema.options.map((kind) => ({
                value: kind,
                label: kindLabels[kind](),
              }))}
            />
          </Field>
        )}
      </New.CustomField>
      <TargetFields kind={watch('kind')} onUploading={onUploading} />
    </>
  );
}

/** Adds or changes a resource, shows the result, and returns what the form has to show. */
function useSaveResource() {
  const arrival = useArrival('admin.resources');
  const creation = trpc.admin.resources.create.useMutation();
  const change = trpc.admin.resources.update.useMutation();
  return {
    isSaving: creation.isPending || change.isPending,
    create: (input: CreateResourceInput) =>
      saveWithFeedback(() => creation.mutateAsync(input), {
        saved: m.resources_created(),
        failed: m.resources_create_failed(),
        arrival,
      }),
    update: (input: UpdateResourceInput) =>
      saveWithFeedback(() => change.mutateAsync(input), {
        saved: m.resources_updated(),
        failed: m.resources_update_failed(),
        arrival,
      }),
  };
}

interface NewResourceFormProps {
  categories: readonly string[];
  save: ReturnType<typeof useSaveResource>['create'];
  onClose: () => void;
}

const newResolver = contractResolver(createResourceInput);

/** Everything about a new resource, with its first version. */
function NewResourceForm({ categories, save, onClose }: NewResourceFormProps) {
  const [isUploading, setIsUploading] = useState(false);
  return (
    <RecordForm
      record={undefined}
      values={() => emptyResource}
      resolver={newResolver}
      save={save}
      onSaved={onClose}
      isUploading={isUploading}
    >
      <DetailsFields categories={categories} />
      <FirstVersionFields onUploading={setIsUploading} />
    </RecordForm>
  );
}

interface VersionItemProps {
  version: ResourceVersion;
  isCurrent: boolean;
}

function VersionItem({ version, isCurrent }: VersionItemProps) {
  const { id, number, url, file, note, authorName, createdAt } = version;
  const { moment } = useDateTimeFormat();
  const date = moment(createdAt);
  const className = buttonClass('quiet', 'sm');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-mist py-3 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {m.resources_version({ number })}
          {isCurrent && <Badge tone="success">{m.resources_version_current()}</Badge>}
        </p>
        <p className="figures text-muted">
          {authorName ? m.resources_version_by({ date, name: authorName }) : date}
        </p>
        <p className="wrap-anywhere">{url ?? file?.fileName}</p>
        {note && <p className="mt-1 whitespace-pre-line wrap-anywhere">{note}</p>}
      </div>
      {url === null ? (
        <a
          href={`/api/resources/${id}/file`}
          download
          aria-label={m.resources_version_download_of({ number })}
          className={className}
        >
          {m.resources_version_download()}
        </a>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={m.resources_version_open_of({ number })}
          className={className}
        >
          {m.resources_version_open()}
        </a>
      )}
    </li>
  );
}

interface VersionListProps {
  resource: Resource;
  /** Holds whether a new version is begun and not published yet. */
  isBegun: RefObject<boolean>;
}

/** Versions of a resource, and the form for the next one. */
function VersionList({ resource, isBegun }: VersionListProps) {
  const { versions, currentVersion } = resource;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section aria-labelledby="versions-title" className="min-w-0 border-t border-mist pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="versions-title" className="text-lg">
          {m.resources_versions()}
        </h3>
        {!isAdding && (
          <Button variant="secondary" size="sm" onClick={() => setIsAdding(true)}>
            {m.resources_version_add()}
          </Button>
        )}
      </div>
      {isAdding && (
        <VersionForm resource={resource} isBegun={isBegun} onClose={() => setIsAdding(false)} />
      )}
      <ul className="m-0 mt-4 grid list-none border-t border-mist p-0">
        {versions.map((version) => (
          <VersionItem
            key={version.id}
            version={version}
            isCurrent={version.number === currentVersion}
          />
        ))}
      </ul>
    </section>
  );
}

interface ResourceDialogProps extends RecordDialogState {
  /** Those there are, as suggestions. */
  categories: readonly string[] | undefined;
}

export function ResourceDialog({ categories = [], ...dialog }: ResourceDialogProps) {
  const { create, update, isSaving } = useSaveResource();
  const isVersionBegun = useRef(false);
  const query = trpc.admin.resources.get.useQuery(...editedRecord(dialog.edit));
  return (
    <RecordDialog
      {...dialog}
      size="lg"
      query={query}
      titles={{ add: m.resources_add(), edit: m.resources_edit_title() }}
      action={{ add: m.resources_create(), edit: m.ui_save() }}
      pending={isSaving}
    >
      {(resource) =>
        resource ? (
          <div className="grid min-w-0 gap-8">
            <RecordForm
              record={resource}
              values={detailsValues}
              resolver={resolver}
              save={(input, { id, version }) => update({ ...input, id, version })}
              onSaved={dialog.onClose}
              // A version that is begun in the same dialog keeps it open.
              next={(saved) => (isVersionBegun.current ? saved : undefined)}
            >
              <DetailsFields categories={categories} />
            </RecordForm>
            <VersionList resource={resource} isBegun={isVersionBegun} />
          </div>
        ) : (
          <NewResourceForm categories={categories} save={create} onClose={dialog.onClose} />
        )
      }
    </RecordDialog>
  );
}
