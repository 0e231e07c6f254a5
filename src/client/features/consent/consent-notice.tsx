import { useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import {
  allAccepted,
  type ConsentChoice,
  necessaryOnly,
  saveConsent,
  useConsent,
} from '../../domain/cookie-consent.ts';
import { moveFocusTo, useClientNavigation } from '../../lib/client-navigation.ts';
import { importWithRetry, useLazyComponent } from '../../lib/lazy-load.ts';

/**
 * Keeps what gets the focus, and the end of the page, from being out of reach behind an element that lies over the lower
 * edge of the window.
 */
function useBottomScrollPadding(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = cover.current;
    if (!element) return;
    const html = document.documentElement.style;
    const body = document.body.style;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(window.innerHeight - element.getBoundingClientRect().top);
      body.paddingBottom = `${height}px`;
      html.scrollPaddingBottom = `${Math.min(height, window.innerHeight / 2)}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      body.paddingBottom = '';
      html.scrollPaddingBottom = '';
    };
  }, [cover]);
}

/** The banner goes with the choice; the visitor goes on in the page. */
function chooseConsent(choice: ConsentChoice) {
  const main = document.getElementById('main');
  if (main) moveFocusTo(main);
  saveConsent(choice);
}

const linkClass = 'text-ink underline decoration-edge underline-offset-4 hover:decoration-sun';
/** The three weigh the same: none is suggested. */
const choiceClass =
  'min-h-11 rounded border border-edge px-2 py-2 font-medium whitespace-nowrap transition-colors select-none ' +
  'hover:border-ink hover:bg-surface max-sm:px-1 max-sm:text-sm';

/** Asks what may be used beyond the necessary, without standing in the way of reading. */
function ConsentBanner() {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const id = useId();
  const router = useRouter();
  const links = useClientNavigation();
  const Panel = useLazyComponent(
    isOpen,
    (isAwaited) =>
      importWithRetry(() => import('./consent-panel.tsx'), { isAwaited }).then(
        (loaded) => loaded.ConsentPanel,
      ),
    () => {},
  );
  useBottomScrollPadding(frame);
  return (
    <section
      ref={frame}
      data-no-print
      aria-labelledby={`${id}title`}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[calc(100dvh-7.5rem)] animate-rise-in overflow-y-auto rounded border-t border-edge bg-raised px-4 py-4 text-ink shadow sm:start-4 sm:end-auto sm:bottom-4 sm:max-h-[calc(100dvh-8.5rem)] sm:w-[34rem] sm:border sm:px-6 sm:py-5"
    >
      <h2 id={`${id}title`} className="text-xl">
        {m.consent_banner_title()}
      </h2>
      <p className="mt-1 text-sm text-muted">{m.consent_banner_text()}</p>
      <p {...links} className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <a href={router.buildLocation({ to: '/privacy-policy' }).publicHref} className={linkClass}>
          {m.consent_banner_privacy()}
        </a>
        <a
          href={router.buildLocation({ to: '/cookie-preferences' }).publicHref}
          className={linkClass}
        >
          {m.consent_banner_page()}
        </a>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2 min-[24rem]:grid-cols-3">
        <button type="button" className={choiceClass} onClick={() => chooseConsent(allAccepted)}>
          {m.consent_accept_all()}
        </button>
        <button type="button" className={choiceClass} onClick={() => chooseConsent(necessaryOnly)}>
          {m.consent_reject_all()}
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen && Panel ? `${id}panel` : undefined}
          className={`${choiceClass} max-[24rem]:col-span-2`}
          onClick={() => setIsOpen((before) => !before)}
        >
          {m.consent_preferences()}
        </button>
      </div>
      {isOpen && Panel && <Panel id={`${id}panel`} onSave={chooseConsent} />}
    </section>
  );
}

/** The banner, for as long as there is no choice. It is not part of the server's page, which is the same for everybody. */
export function ConsentNotice() {
  // The page of the preferences asks the same, at more length.
  const isAskedByPage = useLocation({
    select: ({ pathname }) => pathname === '/cookie-preferences',
  });
  return useConsent() === null && !isAskedByPage && <ConsentBanner />;
}
