import { Link } from '@tanstack/react-router';
import { company } from '../../../shared/content/company.ts';
import type { SessionUser } from '../../../shared/contracts/auth.ts';
import type { Role } from '../../../shared/domain/accounts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { textLinkClass } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { portalLabel, portalMenu } from './portal-menu.ts';

export function LoggedInAs({ user }: { user: SessionUser }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{m.portal_logged_in_as()}</p>
      <p className="truncate text-sm font-medium">
        {user.firstName} {user.lastName}
      </p>
      <Link to="/account" className={`${textLinkClass} text-sm`}>
        {m.account_title()}
      </Link>
    </div>
  );
}

interface SidebarNavProps {
  role: Role;
  /** Icons alone, their names in tooltips. */
  collapsed?: boolean;
  onNavigate?: () => void;
}

export function SidebarNav({ role, collapsed = false, onNavigate }: SidebarNavProps) {
  return (
    <nav aria-label={m.portal_navigation()}>
      <ul className="grid gap-1">
        {portalMenu(role).map(({ to, label, Icon }) => {
          const link = (
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              onClick={onNavigate}
              className={cn(
                'relative flex min-h-11 items-center gap-3 rounded text-ink no-underline transition-colors hover:bg-mist',
                'aria-[current=page]:bg-sea-soft aria-[current=page]:font-medium',
                'aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:start-0 aria-[current=page]:before:w-[3px] aria-[current=page]:before:bg-sea',
                collapsed ? 'justify-center' : 'px-3',
              )}
            >
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
              <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
            </Link>
          );
          return (
            <li key={to}>
              {collapsed ? (
                <Tooltip label={label} side="right">
                  {link}
                </Tooltip>
              ) : (
                link
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface SidebarProps {
  id: string;
  user: SessionUser;
  expanded: boolean;
}

/** Beside the page, 16 rem wide or, with icons alone, 3 rem. */
export function Sidebar({ id, user, expanded }: SidebarProps) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <aside
      id={id}
      data-no-print
      data-state={expanded ? 'expanded' : 'collapsed'}
      className={cn(
        'sticky top-0 hidden h-dvh shrink-0 flex-col overflow-hidden border-e border-mist bg-surface transition-[width] md:flex',
        expanded ? 'w-64' : 'w-12',
      )}
    >
      <div
        className={cn(
          'flex h-16 shrink-0 flex-col justify-center gap-1 border-b border-mist',
          expanded ? 'px-4' : 'items-center',
        )}
      >
        {expanded ? (
          <>
            <Logo brand={company.brand} className="text-sm" />
            <p className="truncate text-xs leading-none text-muted">{portalLabel(user.role)}</p>
          </>
        ) : (
          <Logo className="text-sm" />
        )}
      </div>
      <div className={cn('min-h-0 flex-1 overflow-y-auto py-4', expanded ? 'px-2' : 'px-0.5')}>
        {!user.lacksSecondFactor && <SidebarNav role={user.role} collapsed={!expanded} />}
      </div>
      <div className={cn('border-t border-mist py-3', expanded ? 'px-4' : 'grid justify-center')}>
        {expanded ? (
          <LoggedInAs user={user} />
        ) : (
          <Tooltip label={name} side="right">
            <span className="grid size-9 place-items-center rounded-full bg-mist text-xs font-medium">
              <span aria-hidden="true">
                {user.firstName.slice(0, 1)}
                {user.lastName.slice(0, 1)}
              </span>
              <span className="sr-only">
                <LoggedInAs user={user} />
              </span>
            </span>
          </Tooltip>
        )}
      </div>
    </aside>
  );
}
