import type { ResourceVersion } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-class.ts';

interface VersionItemProps {
  version: ResourceVersion;
  isCurrent: boolean;
}

export function VersionItem({ version, isCurrent }: VersionItemProps) {
  const { id, number, url, file, note, authorName, createdAt } = version;
  const { moment } = useMoments();
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
