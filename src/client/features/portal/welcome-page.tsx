import { getRouteApi } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Role } from '../../../shared/roles.ts';
import { trpc } from '../../trpc.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';

const route = getRouteApi('/portal');

function roleName(role: Role): string {
  const names = {
    admin: m.portal_role_admin,
    employee: m.portal_role_employee,
    client: m.portal_role_client,
  };
  return names[role]();
}

/** The first screen of an employee or a client: whom we take them for, and where to turn to. */
export function WelcomePage() {
  const { user } = route.useRouteContext();
  const email = trpc.public.getSiteState.useQuery().data?.contact.email;
  const account = [
    { label: m.portal_account_name(), value: `${user.firstName} ${user.lastName}` },
    { label: m.portal_account_email(), value: user.email },
    { label: m.portal_account_role(), value: roleName(user.role) },
  ];
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <h1 className="text-2xl">{m.portal_welcome({ name: user.firstName })}</h1>
      <p className="mt-2 max-w-[60ch] text-muted">
        {user.role === 'employee'
          ? m.portal_welcome_text_employee()
          : m.portal_welcome_text_client()}
      </p>
      <div className="mt-8 grid gap-6 lg:grid-cols-[3fr_2fr]">
        <Card>
          <h2 className="text-xl">{m.portal_account()}</h2>
          <dl className="mt-4">
            {account.map(({ label, value }) => (
              <div
                key={label}
                className="grid gap-x-6 border-t border-mist py-3 last:pb-0 sm:grid-cols-[12rem_1fr]"
              >
                <dt className="text-sm leading-6 text-muted">{label}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card>
          <h2 className="text-xl">{m.portal_help()}</h2>
          <p className="mt-3 max-w-[50ch] text-muted">{m.portal_help_text()}</p>
          {email && (
            <a href={`mailto:${email}`} className={`${buttonClass('secondary')} mt-5 hyphens-none`}>
              {email}
            </a>
          )}
        </Card>
      </div>
    </main>
  );
}
