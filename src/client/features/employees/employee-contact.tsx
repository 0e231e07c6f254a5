import type { EmployeeSummary } from '../../../shared/contracts/employee-record.ts';
import { telHref } from '../../lib/tel-href.ts';

const linkClass = 'block min-h-6 truncate leading-6 hover:text-sea hover:underline';

export function EmployeeContact({ email, phone }: Pick<EmployeeSummary, 'email' | 'phone'>) {
  return (
    <div className="max-w-44 min-w-0 text-muted">
      {email && (
        <a href={`mailto:${email}`} title={email} className={linkClass}>
          {email}
        </a>
      )}
      {phone && (
        <a href={telHref(phone)} className={linkClass}>
          {phone}
        </a>
      )}
    </div>
  );
}
