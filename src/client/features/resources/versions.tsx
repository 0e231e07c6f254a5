import { type RefObject, useState } from 'react';
import type { Resource } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { VersionForm } from './version-form.tsx';
import { VersionItem } from './version-item.tsx';

interface VersionsProps {
  resource: Resource;
  /** Holds whether a new version is begun and not published yet. */
  isBegun: RefObject<boolean>;
}

/** What a resource led to and leads to, and the way to what follows. */
export function Versions({ resource, isBegun }: VersionsProps) {
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
