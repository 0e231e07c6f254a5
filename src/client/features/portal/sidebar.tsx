import { company } from '../../../shared/content/company.ts';
import type { SessionUser } from '../../../shared/contracts/auth.ts';
import { cn } from '../../lib/cn.ts';
import { Logo } from '../../ui/logo.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { LoggedInAs } from './logged-in-as.tsx';
import { portalLabel } from './portal-menu.ts';
import { SidebarNav } from './sidebar-nav.tsx';

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
