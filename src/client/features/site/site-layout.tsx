import {
  getRouteApi,
  Outlet,
  useNavigate,
  useRouteContext,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { moveFocusTo } from '../../lib/client-navigation.ts';
import { restoreLanguageCookie } from '../../lib/language-choice.ts';
import { createPagePart, useLazyComponent } from '../../lib/lazy-load.ts';
import { StaticPart } from '../../ui/island.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { toast } from '../../ui/toast.tsx';
import { hydrateHeader } from './hydrate-header.ts';

/** Longest time to fill in a page, in milliseconds. */
const layoutTimeoutMs = 5000;

const userScrollEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a part of the page that may not be there yet, and stays with it while what lies above still fills in, until
 * the visitor moves. Returns what ends it early.
 */
function scrollToSection(id: string): () => void {
  const isSmooth = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  let arrived = false;
  const growth = new ResizeObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'instant' });
    if (!arrived) moveFocusTo(target);
    arrived = true;
  });
  const timer = setTimeout(stop, layoutTimeoutMs);
  function stop() {
    clearTimeout(timer);
    growth.disconnect();
    for (const move of userScrollEvents) removeEventListener(move, stop);
  }
  for (const move of userScrollEvents) addEventListener(move, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

/**
 * Scrolls to a section of the home page that a link names, also from another page, whose visitor gets the
 * sections one after the other. Back and forward return to where one was.
 */
function useSectionScroll(): void {
  const router = useRouter();
  useEffect(() => {
    let isFollowed = false;
    const { dataset } = document.documentElement;
    // Parts that hydrate below the header grow: a visitor who came by the address stays with its target.
    let stop = dataset.whole ? scrollToSection(dataset.whole) : () => {};
    if (dataset.whole) dataset.whole = '';
    const endHistory = router.history.subscribe(({ action }) => {
      isFollowed = action.type === 'PUSH' || action.type === 'REPLACE';
      stop();
    });
    const endRendered = router.subscribe('onRendered', ({ toLocation: { pathname, hash } }) => {
      if (isFollowed && pathname === '/' && hash !== '') stop = scrollToSection(hash);
      isFollowed = false;
    });
    return () => {
      endHistory();
      endRendered();
      stop();
    };
  }, [router]);
}

interface LoginDialogControl {
  show: () => void;
  dialog: ReactNode;
}

/**
 * The login dialog, opened by a button on any page or by `?login=true` on the home page. Its code is fetched when it is
 * first wanted.
 */
function useLoginDialog(): LoginDialogControl {
  const { login: askedByAddress = false, next } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [askedByButton, setAskedByButton] = useState(false);
  const open = askedByButton || askedByAddress;
  const Dialog = useLazyComponent(
    open,
    () => import('./login-dialog.tsx').then((part) => part.LoginDialog),
    () => {
      toast({
        title: m.site_login_not_loaded(),
        description: m.error_network(),
        variant: 'danger',
      });
      setAskedByButton(false);
    },
  );

  const isLoading = askedByButton && Dialog === null;
  // The buttons stand in still HTML.
  useEffect(() => {
    for (const button of document.querySelectorAll('[data-opens="login"]')) {
      if (isLoading) button.setAttribute('aria-busy', 'true');
      else button.removeAttribute('aria-busy');
    }
  }, [isLoading]);

  function close() {
    setAskedByButton(false);
    if (askedByAddress) void navigate({ to: '/', search: {}, replace: true });
  }

  return {
    show: () => setAskedByButton(true),
    dialog: Dialog && (
      <Dialog open={open} next={next} fromAddress={askedByAddress} onClose={close} />
    ),
  };
}

const route = getRouteApi('/public');

const headerPart = createPagePart(() =>
  import('./site-header.tsx').then((part) => part.SiteHeader),
);

interface SiteLayoutProps {
  onMediaKit: () => void;
  /** Stands before everything else for the keyboard, wherever it lies on the screen. */
  notice: ReactNode;
  footer: ReactNode;
  /** Dialogs above the page. */
  dialogs: ReactNode;
}

export function SiteLayout({ onMediaKit, notice, footer, dialogs }: SiteLayoutProps) {
  const state = route.useLoaderData();
  const router = useRouter();
  const { api, locale, prefixed } = useRouteContext({ from: '__root__' });
  const login = useLoginDialog();
  const header = useMemo(() => ({ state }), [state]);
  const onLogin = useEffectEvent(login.show);
  const onKit = useEffectEvent(onMediaKit);
  const wake = useCallback(
    (frame: HTMLElement, signal: AbortSignal) =>
      hydrateHeader(frame, signal, { router, api, onLogin, onMediaKit: onKit }),
    [router, api],
  );

  useSectionScroll();
  useEffect(() => restoreLanguageCookie(locale, prefixed), [locale, prefixed]);

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {notice}
      <StaticPart of={headerPart} props={header} hydrate={wake} />
      <div className="flex-1">
        <Outlet />
      </div>
      {footer}
      {login.dialog}
      {dialogs}
    </div>
  );
}
