import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Invitation } from '../../../shared/contracts/account.ts';
import { readError, type ShownError } from '../../lib/read-error.ts';

type Asked =
  | { state: 'asking' }
  | { state: 'failed'; error: ShownError }
  | { state: 'dead' }
  | { state: 'open'; token: string; invitation: Invitation };

/** Looks at the link's secret, in the browser alone: the page itself is the same for everybody. */
export function useInvitation() {
  const { token } = useSearch({ from: '/public/activate' });
  const { api } = useRouteContext({ from: '__root__' });
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  const [attempt, setAttempt] = useState(1);

  const ask = useEffectEvent(async (): Promise<Asked> => {
    if (token === undefined) return { state: 'dead' };
    try {
      const invitation = await (await api()).public.getInvitation.query({ token });
      return invitation ? { state: 'open', token, invitation } : { state: 'dead' };
    } catch (error) {
      const shown = readError(error);
      // No invitation of ours looks like that.
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

  return {
    asked,
    retry: () => {
      setAsked({ state: 'asking' });
      setAttempt((count) => count + 1);
    },
    /** Somebody else has used it up meanwhile. */
    giveUp: () => setAsked({ state: 'dead' }),
  };
}
