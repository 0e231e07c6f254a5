import { ExternalLink } from 'lucide-react';
import type { EmployeeSummary } from '../../../shared/contracts/employee-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

interface ProfileLinkProps {
  /** The whole address of the public page. */
  link: string;
  employee: Pick<EmployeeSummary, 'isActive' | 'isPublic'>;
}

const reasonId = 'profile-link-reason';

/** The link behind the code, to copy and to follow; it leads nowhere while the person is not shown. */
export function ProfileLink({ link, employee }: ProfileLinkProps) {
  const hidden = employee.isActive
    ? m.employees_qr_hidden_private()
    : m.employees_qr_hidden_inactive();
  const isShown = employee.isActive && employee.isPublic;
  const label = (
    <>
      <ExternalLink aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {m.employees_qr_open()}
    </>
  );
  return (
    <div className="grid gap-3 border-t border-mist pt-5">
      <p className="text-sm font-medium">{m.employees_qr_link()}</p>
      <p className="wrap-anywhere text-muted">{link}</p>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={link} what={m.employees_qr_link()} />
        {isShown ? (
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary', 'sm')}
          >
            {label}
          </a>
        ) : (
          <Button variant="secondary" size="sm" disabled aria-describedby={reasonId}>
            {label}
          </Button>
        )}
      </div>
      {!isShown && (
        <p id={reasonId} className="text-sm text-muted">
          {hidden}
        </p>
      )}
    </div>
  );
}
