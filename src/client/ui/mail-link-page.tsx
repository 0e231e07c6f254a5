import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { readError, type UiError } from '../lib/read-error.ts';
import { ArcDivider } from './arc-divider.tsx';
import { ErrorState } from './error-state.tsx';
import { Spinner } from './loading.tsx';

/** Moves the focus to what takes the place of the control that had it, so that it is read out and Tab goes on there. */
export function useFocusOnMount<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}

/** State of a link's check: its holder alone may know, so the page itself is the same for all. */
export type MailLink<Found> =
  | { state: 'asking' }
  | { state: 'failed'; error: UiError }
  | { state: 'dead' }
  | { state: 'open'; token: string; found: Found };

/**
 * Looks at the secret of a link that was mailed, in the browser alone.
 * @param look what it leads to; null when it is good for nothing (any more)
 */
export function useMailLink<Found>(
  token: string | undefined,
  look: (token: string) => Promise<Found | null>,
) {
  const [link, setLink] = useState<MailLink<Found>>({ state: 'asking' });
  const [attempt, setAttempt] = useState(1);

  async function ask(): Promise<MailLink<Found>> {
    if (token === undefined) return { state: 'dead' };
    try {
      const found = await look(token);
      return found === null ? { state: 'dead' } : { state: 'open', token, found };
    } catch (error) {
      const shown = readError(error);
      // No link of ours looks like that.
      return shown.code === 'invalid-input' ? { state: 'dead' } : { state: 'failed', error: shown };
    }
  }
  const askNow = useEffectEvent(ask);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another token or attempt asks again
  useEffect(() => {
    let mounted = true;
    void askNow().then((answer) => mounted && setLink(answer));
    return () => {
      mounted = false;
    };
  }, [token, attempt]);

  return {
    link,
    retry: () => {
      setLink({ state: 'asking' });
      setAttempt((count) => count + 1);
    },
    /** It was changed elsewhere: shows how it stands now, and what was there until then; also where that fails. */
    refresh: async () => {
      const answer = await ask();
      setLink((current) =>
        answer.state === 'failed' && current.state === 'open' ? current : answer,
      );
    },
    /** Its target was changed here. */
    show: (found: Found) =>
      setLink((current) => (current.state === 'open' ? { ...current, found } : current)),
    /** It has been used up meanwhile. */
    giveUp: () => setLink({ state: 'dead' }),
  };
}

interface MailLinkStatusProps {
  link: MailLink<unknown>;
  onRetry: () => void;
  /** Says what did not load. */
  errorTitle?: string;
}

/** Stands where the page will be, as long as it is not known what the link is good for. */
export function MailLinkStatus({ link, onRetry, errorTitle }: MailLinkStatusProps) {
  if (link.state === 'asking') {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner decorative />
        {m.ui_link_checking()}
      </p>
    );
  }
  if (link.state !== 'failed') return null;
  const { message, requestId } = link.error;
  return (
    <ErrorState
      title={errorTitle}
      message={message}
      onRetry={onRetry}
      {...(requestId ? { requestId } : {})}
    />
  );
}

interface MailLinkLayoutProps {
  title: string;
  /** There is more than a form in it. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of a page that a mail leads to: one thing to do, under a large title. */
export function MailLinkLayout({ title, wide = false, children }: MailLinkLayoutProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[90rem] content-start gap-x-12 px-4 pt-12 pb-20 outline-none sm:px-6 sm:pt-20 lg:grid-cols-12 lg:px-10 lg:pb-32"
    >
      <h1 className={cn('text-4xl wrap-anywhere', wide ? 'lg:col-span-4' : 'lg:col-span-6')}>
        {title}
      </h1>
      <div
        className={cn(
          'mt-8 min-h-96 min-w-0 lg:mt-0',
          wide ? 'lg:col-span-8' : 'max-w-md lg:col-span-5 lg:col-start-8',
        )}
      >
        <ArcDivider className="mb-8" />
        {children}
      </div>
    </main>
  );
}
