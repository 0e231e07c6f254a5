import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ManagedMeeting } from '../../../../shared/contracts/booking.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../../lib/read-error.ts';
import { toast } from '../../../ui/use-toast.ts';

interface ChangeOptions {
  token: string;
  meeting: ManagedMeeting;
  onChanged: (meeting: ManagedMeeting) => void;
  /** It was changed elsewhere, or has begun: it has to be looked at again. */
  onOutdated: () => Promise<void>;
}

type Failure = { title: string; text: string; isTaken: boolean };

/** Moves and cancels a meeting, one at a time however often it is clicked. */
export function useChangeMeeting({ token, meeting, onChanged, onOutdated }: ChangeOptions) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const busy = useRef(false);
  const [pending, setPending] = useState<'move' | 'cancel' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const seen = { token, version: meeting.version };

  async function send(
    kind: 'move' | 'cancel',
    change: () => Promise<ManagedMeeting>,
  ): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setPending(kind);
    setFailure(null);
    try {
      onChanged(await change());
      return true;
    } catch (error) {
      const { code, message, issues } = readError(error);
      const isTaken = code === 'slot-taken' || issues.some(({ path }) => path === 'startsAt');
      const isOutdated = code === 'conflict' || code === 'meeting-closed' || code === 'not-found';
      const title = isTaken
        ? m.contact_booking_taken_title()
        : kind === 'move'
          ? m.booking_move_failed()
          : m.booking_cancel_failed();
      const text = isOutdated ? m.booking_changed() : message;
      if (isOutdated) await onOutdated();
      setFailure({ title, text, isTaken });
      toast({ title, description: text, variant: 'danger' });
      return false;
    } finally {
      busy.current = false;
      setPending(null);
    }
  }

  return {
    pending,
    failure,
    move: (startsAt: Date) =>
      send('move', async () => (await api()).public.moveMeeting.mutate({ ...seen, startsAt })),
    cancel: () => send('cancel', async () => (await api()).public.cancelMeeting.mutate(seen)),
  };
}
