import { type RefObject, useRef, useState } from 'react';
import {
  type Resource,
  type ResourceVersion,
  resourceDetailsSchema,
} from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { editedRecord, RecordDialog, type RecordDialogState } from '../../ui/record-dialog.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
import { DetailsFields, NewResourceForm } from './resource-form.tsx';
import { detailsValues } from './resource-values.ts';
import { useSaveResource } from './use-resources.ts';
import { VersionForm } from './version-form.tsx';

const resolver = contractResolver(resourceDetailsSchema);

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
      missing={{
        title: m.resources_missing_title(),
        text: m.resources_missing_text(),
      }}
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
