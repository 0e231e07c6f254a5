import type { ReactNode } from 'react';
import type { ResourceRow } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { kindLabels, languageLabels } from './labels.ts';

interface ResourceCardProps {
  resource: ResourceRow;
  isSelected: boolean;
  /** The buttons of the row. */
  children: ReactNode;
}

/** A row for a narrow screen. */
export function ResourceCard({ resource, isSelected, children }: ResourceCardProps) {
  const { title, category, kind, language, currentVersion } = resource;
  return (
    <li
      data-selected={isSelected || undefined}
      className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
    >
      <p className="text-base font-medium wrap-anywhere">{title}</p>
      <p className="text-muted wrap-anywhere">
        {[
          category,
          kindLabels[kind](),
          languageLabels[language](),
          m.resources_version({ number: currentVersion }),
        ].join(' · ')}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">{children}</div>
    </li>
  );
}
