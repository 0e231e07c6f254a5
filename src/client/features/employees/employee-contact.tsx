import type { EmployeeSummary } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { telHref } from '../../lib/tel-href.ts';

type EmployeeContactProps = Pick<
  EmployeeSummary,
  'email' | 'phone' | 'privateEmail' | 'privatePhone'
>;

const linkClass = 'block min-h-6 truncate leading-6 hover:text-sea hover:underline';

/** How to reach somebody at work; privately, and said so, where there is nothing else. */
export function EmployeeContact({
  email,
  phone,
  privateEmail,
  privatePhone,
}: EmployeeContactProps) {
  const isPrivate = !email && !phone && Boolean(privateEmail || privatePhone);
  const [address, number] = isPrivate ? [privateEmail, privatePhone] : [email, phone];
  return (
    <div className="max-w-44 min-w-0 text-muted">
      {address && (
        <a href={`mailto:${address}`} title={address} className={linkClass}>
          {address}
        </a>
      )}
      {number && (
        <a href={telHref(number)} className={linkClass}>
          {number}
        </a>
      )}
      {isPrivate && <span className="block text-xs">{m.employees_private_of_contact()}</span>}
    </div>
  );
}
