import { useEffect, useEffectEvent, useState } from 'react';
import { readError, type ShownError } from './read-error.ts';

/** What became of asking about a link: nobody but its holder may know, so the page itself is the same for everybody. */
export type MailLink<Found> =
  | { state: 'asking' }
  | { state: 'failed'; error: ShownError }
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
    /** It was changed elsewhere: shows how it stands now, and what was there until then. */
    refresh: async () => setLink(await ask()),
    /** What it leads to was changed here. */
    show: (found: Found) =>
      setLink((current) => (current.state === 'open' ? { ...current, found } : current)),
    /** It has been used up meanwhile. */
    giveUp: () => setLink({ state: 'dead' }),
  };
}
