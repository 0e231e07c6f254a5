import { useRef, useState } from 'react';
import type { BookingRecord } from '../../../../shared/contracts/booking-record.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DiscardGuard } from '../../../ui/discard-guard.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useChangeBooking } from './use-change-booking.ts';

/** What administrators note for each other; what is typed stays when saving fails. */
export function BookingNote({ booking }: { booking: BookingRecord }) {
  const { id, version } = booking;
  const stored = booking.internalNote ?? '';
  /** Undefined while nothing was typed: then the stored note shows, also when it changes. */
  const [typed, setTyped] = useState<string>();
  const saved = useRef(false);
  const { note } = useChangeBooking();
  const text = typed ?? stored;
  const isDirty = text.trim() !== stored;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (note.isPending || !isDirty) return;
        note.mutate(
          { id, version, internalNote: text },
          // What was typed since is not saved yet.
          { onSuccess: () => setTyped((now) => (now === typed ? undefined : now)) },
        );
      }}
    >
      <DiscardGuard isDirty={isDirty} saved={saved} heldBy="booking" />
      <Field label={m.inbox_note()} hint={m.bookings_note_hint()}>
        <Textarea
          value={text}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={5000}
          rows={3}
          dir="auto"
          className="field-sizing-content max-h-80"
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={!isDirty && !note.isPending}
        pending={note.isPending}
      >
        {m.inbox_note_save()}
      </Button>
    </form>
  );
}
