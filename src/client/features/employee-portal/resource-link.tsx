import type { ReactNode } from 'react';
import type { EmployeeResource } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button-class.ts';

interface ResourceLinkProps {
  resource: EmployeeResource;
  children: ReactNode;
}

/** The way to what a resource is: another page, or a file. */
export function ResourceLink({ resource, children }: ResourceLinkProps) {
  const { title, url, versionId } = resource;
  const className = buttonClass('secondary', 'sm');
  return url === null ? (
    <a
      href={`/api/resources/${versionId}/file`}
      download
      aria-label={m.employee_portal_download_of({ title })}
      className={className}
    >
      {children}
    </a>
  ) : (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={m.employee_portal_open_of({ title })}
      className={className}
    >
      {children}
    </a>
  );
}
