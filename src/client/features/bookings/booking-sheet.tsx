import { useRef, useState } from 'react';
import type { BookingRecord, EndStatus } from '../../../shared/contracts/booking-admin.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ConsentDetails } from '../../domain/consent-text.tsx';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { RecordHold } from '../../record-hold.tsx';
import { trpc } from '../../trpc.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { BookingNotice, ends } from './booking-status.tsx';
import { useChangeBooking, VisitorNoteField } from './change-booking.tsx';
import { MeetingTimes } from './meeting-times.tsx';
import { MoveBookingForm } from './move-booking.tsx';

function BookingDetails({ booking }: { booking: BookingRecord }) {
  const { id, name, email, company, topic, locale, createdAt, changedAt } = booking;
  const { consentVersion, consentLocale } = booking;
  const { moment } = useDateTimeFormat();
  return (
    <dl className="m-0">
      <DetailItem label={m.inbox_column_topic()}>
        <span dir="auto" className="whitespace-pre-line">
          {topic ?? <span className="text-muted">{m.inbox_booking_topic_none()}</span>}
        </span>
      </DetailItem>
      <DetailItem label={m.inbox_column_email()}>
        <a href={`mailto:${encodeURIComponent(email)}`} className={textLinkClass}>
          {email}
        </a>
      </DetailItem>
      {company && (
        <DetailItem label={m.inbox_column_company()}>
          <bdi>{company}</bdi>
        </DetailItem>
      )}
      <DetailItem label={m.inbox_column_language()}>{languageNames[locale]()}</DetailItem>
      <DetailItem label={m.bookings_booked_at()}>{moment(createdAt)}</DetailItem>
      <DetailItem label={m.inbox_message_consent()}>
        <ConsentDetails
          form="contact"
          version={consentVersion}
          locale={consentLocale}
          at={createdAt}
        />
      </DetailItem>
      <RecordHold kind="booking" id={id} record={name} />
      {changedAt && <DetailItem label={m.bookings_changed_at()}>{moment(changedAt)}</DetailItem>}
    </dl>
  );
}

/** Administrators' internal note; typed text stays when saving fails. */
function BookingNoteForm({ booking }: { booking: BookingRecord }) {
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
          // Text typed since is not saved yet.
          { onSuccess: () => setTyped((now) => (now === typed ? undefined : now)) },
        );
      }}
    >
      <UnsavedChangesGuard isDirty={isDirty} saved={saved} openParams="booking" />
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

interface EndBookingButtonProps {
  booking: BookingRecord;
  status: EndStatus;
}

/** The button that ends a meeting, and the question before it. */
function EndBookingButton({ booking: { id, version, name }, status }: EndBookingButtonProps) {
  const texts = ends[status];
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const { end } = useChangeBooking();
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="secondary" size="sm">
          {texts.button()}
        </Button>
      }
      title={texts.title()}
      description={texts.text({ name })}
      cancelLabel={texts.keep()}
      action={texts.confirm()}
      pending={end.isPending}
      onConfirm={() =>
        end.mutate({ id, version, status, note }, { onSuccess: () => setIsOpen(false) })
      }
    >
      {texts.isMailed && <VisitorNoteField value={note} onChange={setNote} />}
    </ConfirmDialog>
  );
}

/** One booking whole, with what administrators do with it. */
function BookingBody({ booking }: { booking: BookingRecord }) {
  const [isMoving, setIsMoving] = useState(false);
  const { isOpen, possibleEnds } = booking;
  return (
    <div className="grid min-w-0 gap-6">
      <BookingNotice booking={booking} />
      <MeetingTimes meeting={booking} />
      {isOpen && isMoving ? (
        <MoveBookingForm booking={booking} onDone={() => setIsMoving(false)} />
      ) : (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {isOpen && (
            <Button size="sm" onClick={() => setIsMoving(true)}>
              {m.bookings_move()}
            </Button>
          )}
          {possibleEnds.map((status) => (
            <EndBookingButton key={status} booking={booking} status={status} />
          ))}
        </div>
      )}
      <BookingDetails booking={booking} />
      <BookingNoteForm booking={booking} />
    </div>
  );
}

interface BookingSheetProps {
  /** The booking to look at; the sheet is closed without one. */
  id: string | undefined;
  onClose: () => void;
}

export function BookingSheet({ id = '', onClose }: BookingSheetProps) {
  // It is asked for anew: the visitor may have moved it since the last look.
  const query = trpc.admin.bookings.get.useQuery({ id }, { enabled: id !== '', staleTime: 0 });
  return (
    <RecordSheet
      id={id}
      title={(booking) => (
        <span className="wrap-anywhere">
          <bdi>{booking?.name ?? m.bookings_title()}</bdi>
        </span>
      )}
      query={query}
      errorTitle={m.bookings_error()}
      missing={{
        title: m.bookings_missing_title(),
        text: m.bookings_missing_text(),
        back: m.bookings_back(),
      }}
      onClose={onClose}
    >
      {(booking) => <BookingBody key={id} booking={booking} />}
    </RecordSheet>
  );
}
