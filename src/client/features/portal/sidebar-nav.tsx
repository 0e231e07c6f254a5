import { Link } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Role } from '../../../shared/domain/accounts.ts';
import { cn } from '../../lib/cn.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { portalMenu } from './portal-menu.ts';

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
