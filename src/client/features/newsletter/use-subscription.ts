import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NewsletterPurpose, Subscription } from '../../../shared/contracts/newsletter.ts';
import { readError, type ShownError } from '../../lib/read-error.ts';

export type Asked =
  | { state: 'asking' }
  | { state: 'failed'; error: ShownError }
  | { state: 'dead' }
  | { state: 'open'; subscription: Subscription };

/**
 * Looks at the link's secret, in the browser alone, and does what it is for once somebody presses the button: programs
 * that follow the links of mails press none.
 */
export function useSubscription(purpose: NewsletterPurpose, token: string | undefined) {
  const { api } = useRouteContext({ from: '__root__' });
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  const [attempt, setAttempt] = useState(1);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const ask = useEffectEvent(async (): Promise<Asked> => {
    if (token === undefined) return { state: 'dead' };
    try {
      const subscription = await (await api()).public.getSubscription.query({ token, purpose });
      return subscription ? { state: 'open', subscription } : { state: 'dead' };
    } catch (error) {
      const shown = readError(error);
      // No link of ours looks like that.
      return shown.code === 'invalid-input' ? { state: 'dead' } : { state: 'failed', error: shown };
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another token or attempt asks again
  useEffect(() => {
    let mounted = true;
    void ask().then((answer) => mounted && setAsked(answer));
    return () => {
      mounted = false;
    };
  }, [token, attempt]);

  async function send() {
    if (isSending || token === undefined) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      const { public: visitor } = await api();
      const subscription =
        purpose === 'confirm'
          ? await visitor.confirmSubscription.mutate({ token })
          : await visitor.unsubscribe.mutate({ token });
      setAsked({ state: 'open', subscription });
    } catch (error) {
      const { code, message } = readError(error);
      if (code === 'not-found') setAsked({ state: 'dead' });
      else setFailure(message);
    }
    setIsSending(false);
  }

  return {
    asked,
    isSending,
    failure,
    send,
    retry: () => {
      setAsked({ state: 'asking' });
      setAttempt((count) => count + 1);
    },
  };
}
