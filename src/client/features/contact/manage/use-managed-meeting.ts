import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ManagedMeeting } from '../../../../shared/contracts/booking.ts';
import { readError, type ShownError } from '../../../lib/read-error.ts';

type Asked =
  | { state: 'asking' }
  | { state: 'failed'; error: ShownError }
  | { state: 'unknown' }
  | { state: 'known'; token: string; meeting: ManagedMeeting };

/** Looks the meeting of the link up, in the browser alone: the page itself is the same for everybody. */
export function useManagedMeeting() {
  const { token } = useSearch({ from: '/public/booking' });
  const { api } = useRouteContext({ from: '__root__' });
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  const [attempt, setAttempt] = useState(1);

  async function ask(): Promise<Asked> {
    if (token === undefined) return { state: 'unknown' };
    try {
      const meeting = await (await api()).public.getMeeting.query({ token });
      return meeting ? { state: 'known', token, meeting } : { state: 'unknown' };
    } catch (error) {
      const shown = readError(error);
      // No link of ours looks like that.
      return shown.code === 'invalid-input'
        ? { state: 'unknown' }
        : { state: 'failed', error: shown };
    }
  }
  const askNow = useEffectEvent(ask);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another token or attempt asks again
  useEffect(() => {
    let mounted = true;
    void askNow().then((answer) => mounted && setAsked(answer));
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
    /** Somebody changed it elsewhere: shows how it stands now, and what was there until then. */
    refresh: async () => setAsked(await ask()),
    show: (meeting: ManagedMeeting) =>
      setAsked((current) => (current.state === 'known' ? { ...current, meeting } : current)),
  };
}
