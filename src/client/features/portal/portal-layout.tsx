import { useQueryClient } from '@tanstack/react-query';
import {
  getRouteApi,
  Outlet,
  useLocation,
  useRouteContext,
  useRouter,
} from '@tanstack/react-router';
import { LogOut, PanelLeft, Search } from 'lucide-react';
import { Tooltip as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { company } from '../../../shared/content/company.ts';
import type { SessionUser } from '../../../shared/contracts/auth.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readCookie, restoreLanguageCookie } from '../../lib/language-choice.ts';
import { readError } from '../../lib/read-error.ts';
import { modifierKeyLabel } from '../../lib/row-keys.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { DataProvider } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { toast } from '../../ui/toast.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { portalLabel, portalMenu } from './portal-menu.ts';
import { PortalOverlayHost, type PortalOverlays } from './portal-overlays.tsx';
import { clearCachedUser } from './read-user.ts';
import { LoggedInAs, Sidebar, SidebarNav } from './sidebar.tsx';
import { useLogout } from './use-logout.ts';

/** Stands once round everything that uses tooltips. */
function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

function LogoutButton() {
  const logout = useLogout();
  return (
    <Button
      variant="quiet"
      pending={logout.isPending || logout.isSuccess}
      onClick={() => logout.mutate()}
      className="max-sm:size-11 max-sm:p-0"
    >
      <LogOut aria-hidden="true" strokeWidth={1.5} className="size-5" />
      <span className="max-sm:sr-only">{m.portal_logout()}</span>
    </Button>
  );
}

function PaletteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      className="me-auto whitespace-nowrap text-muted max-md:size-11 max-md:border-transparent max-md:p-0"
    >
      <Search aria-hidden="true" strokeWidth={1.5} className="size-5 md:size-4" />
      <span className="max-md:sr-only">{m.portal_palette_open()}</span>
      <span aria-hidden="true" className="hidden items-center gap-1 text-xs lg:inline-flex">
        {modifierKeyLabel()} K
      </span>
    </Button>
  );
}

interface PortalBarProps {
  sidebarId: string;
  /** The sidebar is a sheet here, which is a dialog. */
  opensSheet: boolean;
  sidebarOpen: boolean;
  onToggle: () => void;
  /** Missing where there is nothing to find yet. */
  onOpenPalette: (() => void) | undefined;
}

function PortalBar({
  sidebarId,
  opensSheet,
  sidebarOpen,
  onToggle,
  onOpenPalette,
}: PortalBarProps) {
  return (
    <header
      data-no-print
      className="sticky top-0 z-30 flex h-16 items-center gap-1 border-b border-mist bg-paper px-2 sm:px-4"
    >
      <Tooltip label={m.portal_toggle_hint()} side="bottom">
        <Button
          variant="quiet"
          size="icon"
          aria-label={m.portal_toggle_sidebar()}
          aria-expanded={sidebarOpen}
          aria-haspopup={opensSheet ? 'dialog' : undefined}
          aria-controls={opensSheet ? undefined : sidebarId}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={onToggle}
        >
          <PanelLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Button>
      </Tooltip>
      {onOpenPalette ? <PaletteButton onClick={onOpenPalette} /> : <span className="me-auto" />}
      <LanguageSwitch />
      <ThemeToggle />
      <LogoutButton />
    </header>
  );
}

interface SidebarSheetProps {
  user: SessionUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The same sidebar on a narrow screen: over the page, 18 rem wide. */
function SidebarSheet({ user, open, onOpenChange }: SidebarSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="start"
      title={<Logo brand={company.brand} />}
      description={portalLabel(user.role)}
      footer={
        <div className="me-auto min-w-0">
          <LoggedInAs user={user} />
        </div>
      }
    >
      {!user.lacksSecondFactor && (
        <SidebarNav role={user.role} onNavigate={() => onOpenChange(false)} />
      )}
    </Sheet>
  );
}

/**
 * Says so when a call finds that the session is over, and leads to the login and from there back to this page; to the
 * account where a second factor has become compulsory meanwhile.
 */
function useSessionExpiry(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    let over = false;
    function check(error: unknown) {
      const { code, message } = readError(error);
      if (over || (code !== 'unauthenticated' && code !== 'second-factor-missing')) return;
      over = true;
      clearCachedUser();
      if (code === 'second-factor-missing') {
        toast({ title: message, variant: 'danger' });
        void router.navigate({ to: '/account' });
        return;
      }
      toast({
        title: m.portal_session_ended(),
        description: m.portal_session_ended_text(),
        variant: 'danger',
      });
      const { pathname, search, hash } = window.location;
      void router.navigate({ to: '/', search: { login: true, next: pathname + search + hash } });
    }
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queryClient, router]);
}

const cookieName = 'sidebar_state';
/** Seven days, in seconds. */
const cookieMaxAgeSeconds = 604_800;
const narrow = '(width < 768px)';

/** The sidebar: expanded or collapsed beside the page, a sheet on a narrow screen; Ctrl or Cmd and B turn it. */
function useSidebar() {
  const isNarrow = useMediaQuery(narrow);
  const [expanded, setExpanded] = useState(() => readCookie(cookieName) !== 'false');
  const [sheetOpen, setSheetOpen] = useState(false);

  function toggle() {
    if (isNarrow) {
      setSheetOpen(!sheetOpen);
      return;
    }
    setExpanded(!expanded);
    document.cookie = `${cookieName}=${!expanded}; path=/; max-age=${cookieMaxAgeSeconds}; SameSite=Lax`;
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'b') return;
      event.preventDefault();
      if (!event.repeat) toggle();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return { isNarrow, expanded, sheetOpen: sheetOpen && isNarrow, setSheetOpen, toggle };
}

const route = getRouteApi('/portal');

function PortalFrame(overlays: PortalOverlays) {
  const { user } = route.useRouteContext();
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const sidebar = useSidebar();
  const sidebarId = useId();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const screen = portalMenu(user.role).find(({ to }) => to === path);
  const title = [screen?.label, portalLabel(user.role), company.brand].filter(Boolean).join(' | ');

  useSessionExpiry();
  // Portals have no language in their path, so a lost cookie always counts.
  useEffect(() => restoreLanguageCookie(locale, false), [locale]);

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
        <PortalOverlayHost
          {...overlays}
          role={user.role}
          isPaletteOpen={isPaletteOpen}
          setPaletteOpen={setPaletteOpen}
        />
      )}
    </div>
  );
}

export function PortalLayout(overlays: PortalOverlays) {
  return (
    <DataProvider>
      <TooltipProvider>
        <PortalFrame {...overlays} />
      </TooltipProvider>
    </DataProvider>
  );
}
