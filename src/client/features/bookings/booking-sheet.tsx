import { useRef, useState } from 'react';
import type { BookingRecord, EndStatus } from '../../../shared/contracts/booking-admin.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ConsentDetails } from '../../domain/consent-text.tsx';
import { NoteField, useNote } from '../../domain/note-field.tsx';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { RecordHold } from '../../record-hold.tsx';
import { trpc } from '../../trpc.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { DetailItem } from '../../ui/fact.tsx';
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
      <DetailItem label={m.bookings_topic()}>
        <span dir="auto" className="whitespace-pre-line">
          {topic ?? <span className="text-muted">{m.bookings_topic_none()}</span>}
        </span>
      </DetailItem>
      <DetailItem label={m.ui_email()}>
        <a href={`mailto:${encodeURIComponent(email)}`} className={textLinkClass}>
          {email}
        </a>
      </DetailItem>
      {company && (
        <DetailItem label={m.ui_company()}>
          <bdi>{company}</bdi>
        </DetailItem>
      )}
      <DetailItem label={m.ui_language()}>{languageNames[locale]()}</DetailItem>
      <DetailItem label={m.bookings_booked_at()}>{moment(createdAt)}</DetailItem>
      <DetailItem label={m.ui_consent()}>
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

function BookingNote({ booking }: { booking: BookingRecord }) {
  const { id, version } = booking;
  const saved = useRef(false);
  const note = useNote(booking.internalNote);
  const { note: change } = useChangeBooking();
  function save() {
    if (change.isPending || !note.isDirty) return;
    change.mutate({ id, version, internalNote: note.text }, { onSuccess: note.onSaved });
  }
  return (
    <>
      <UnsavedChangesGuard isDirty={note.isDirty} saved={saved} openParams="booking" />
      <NoteField
        note={note}
        hint={m.bookings_note_hint()}
        isSaving={change.isPending}
        onSave={save}
      />
    </>
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
      <BookingNote booking={booking} />
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
