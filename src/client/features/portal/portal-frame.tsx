import { getRouteApi, Outlet, useLocation, useRouteContext } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { company } from '../../../shared/content/company.ts';
import { restoreLanguage } from '../../lib/language-choice.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { PortalBar } from './portal-bar.tsx';
import { PortalExtras } from './portal-extras.tsx';
import { portalLabel, portalMenu } from './portal-menu.ts';
import type { PortalOverlays } from './portal-overlays.ts';
import { Sidebar } from './sidebar.tsx';
import { SidebarSheet } from './sidebar-sheet.tsx';
import { useSessionEnd } from './use-session-end.ts';
import { useSidebar } from './use-sidebar.ts';

const route = getRouteApi('/portal');

export function PortalFrame(overlays: PortalOverlays) {
  const { user } = route.useRouteContext();
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const sidebar = useSidebar();
  const sidebarId = useId();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const screen = portalMenu(user.role).find(({ to }) => to === path);
  const title = [screen?.label, portalLabel(user.role), company.brand].filter(Boolean).join(' | ');

  useSessionEnd();
  // Portals have no language in their path, so a lost cookie always counts.
  useEffect(() => restoreLanguage(locale, false), [locale]);

  return (
    <div className="flex min-h-dvh">
      <title>{title}</title>
      <SkipLink />
      <Sidebar id={sidebarId} user={user} expanded={sidebar.expanded} />
      <SidebarSheet user={user} open={sidebar.sheetOpen} onOpenChange={sidebar.setSheetOpen} />
      <div className="min-w-0 flex-1">
        <PortalBar
          sidebarId={sidebarId}
          opensSheet={sidebar.isNarrow}
          sidebarOpen={sidebar.isNarrow ? sidebar.sheetOpen : sidebar.expanded}
          onToggle={sidebar.toggle}
          onOpenPalette={user.lacksSecondFactor ? undefined : () => setPaletteOpen(true)}
        />
        <div className="mx-auto max-w-[100rem] px-4 py-6 sm:px-6 sm:py-8">
          <Outlet />
        </div>
      </div>
      {!user.lacksSecondFactor && (
        <PortalExtras
          {...overlays}
          role={user.role}
          isPaletteOpen={isPaletteOpen}
          setPaletteOpen={setPaletteOpen}
        />
      )}
    </div>
  );
}
