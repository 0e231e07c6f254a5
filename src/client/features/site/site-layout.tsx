import {
  getRouteApi,
  Outlet,
  useNavigate,
  useRouteContext,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { moveFocusTo } from '../../lib/client-navigation.ts';
import { restoreLanguageCookie } from '../../lib/language-choice.ts';
import { useLazyComponent } from '../../lib/lazy-load.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { toast } from '../../ui/toast.tsx';
import { SiteHeader } from './site-header.tsx';

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

/** Returns whether a part of the page stands where the browser scrolls for it by itself. */
function isAtTop(id: string): boolean {
  const target = id === '' ? null : document.getElementById(id);
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return target !== null && Math.abs(target.getBoundingClientRect().top - (padding || 0)) < 8;
}

/**
 * Scrolls to a section of the home page that a link names, also from another page, whose visitor gets the
 * sections one after the other. Back and forward return to where one was.
 */
function useSectionScroll(): void {
  const router = useRouter();
  useEffect(() => {
    let isFollowed = false;
    // Sections that hydrate above it may grow: a visitor who came by the address, and has not moved, stays with its target.
    const named = window.location.hash.slice(1);
    let stop = isAtTop(named) ? scrollToSection(named) : () => {};
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
  isLoading: boolean;
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

  function close() {
    setAskedByButton(false);
    if (askedByAddress) void navigate({ to: '/', search: {}, replace: true });
  }

  return {
    show: () => setAskedByButton(true),
    isLoading: askedByButton && Dialog === null,
    dialog: Dialog && (
      <Dialog open={open} next={next} fromAddress={askedByAddress} onClose={close} />
    ),
  };
}

const route = getRouteApi('/public');

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
  const { locale, prefixed } = useRouteContext({ from: '__root__' });
  const login = useLoginDialog();

  useSectionScroll();
  useEffect(() => restoreLanguageCookie(locale, prefixed), [locale, prefixed]);

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {notice}
      <SiteHeader
        state={state}
        isLoginLoading={login.isLoading}
        onLogin={login.show}
        onMediaKit={onMediaKit}
      />
      <div className="flex-1">
        <Outlet />
      </div>
      {footer}
      {login.dialog}
      {dialogs}
    </div>
  );
}
