import { useRouteContext } from '@tanstack/react-router';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { readError, type ShownError } from '../../../lib/read-error.ts';
import { prepareMeetingTimes } from './meeting-time.ts';

type Slots =
  | { phase: 'loading' }
  | { phase: 'failed'; error: ShownError }
  | { phase: 'ready'; slots: Date[] };

/**
 * The free half hours, fetched once the page is awake; `refresh` asks again and shows the old ones meanwhile.
 * @param token of the meeting that is to be moved, which is then in nobody's way
 */
export function useSlots(token?: string) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const [state, setState] = useState<Slots>({ phase: 'loading' });

  const refresh = useCallback(async () => {
    setState((current) => (current.phase === 'failed' ? { phase: 'loading' } : current));
    try {
      const door = (await api()).public;
      const { slots } = await (token === undefined
        ? door.listSlots.query()
        : door.listSlotsToMove.query({ token }));
      await prepareMeetingTimes(locale);
      startTransition(() => setState({ phase: 'ready', slots }));
    } catch (error) {
      setState({ phase: 'failed', error: readError(error) });
    }
  }, [api, locale, token]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return { state, refresh };
}
