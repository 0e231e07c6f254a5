import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { MeetingAccess } from '../../../shared/contracts/booking.ts';
import type {
  BookedMeeting,
  BookingRecord,
  EndStatus,
} from '../../../shared/contracts/booking-admin.ts';
import { bookingStatuses } from '../../../shared/domain/booking-status.ts';
import { isJoinable } from '../../../shared/domain/meeting-access.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ConsentDetails } from '../../domain/consent-text.tsx';
import { MeetingAccessDetails } from '../../domain/meeting-access.tsx';
import { NoteField, useNote } from '../../domain/note-field.tsx';
import { cn } from '../../lib/cn.ts';
import { pageOptions, useAddressDialog } from '../../lib/list-search.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { RecordHold } from '../../record-hold.tsx';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { CardHead } from '../../ui/record-card.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { OpenButton, openButtonId } from '../../ui/row-buttons.tsx';
import { BookingCalendar } from './booking-calendar.tsx';
import { BookingNotice, BookingStatusBadge, bookingStatusLabels, ends } from './booking-status.tsx';
import { useBookingsState } from './calendar-toolbar.tsx';
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
  const note = useNote(booking.internalNote);
  const { note: change } = useChangeBooking();
  function save() {
    if (change.isPending || !note.isDirty) return;
    change.mutate({ id, version, internalNote: note.text }, { onSuccess: note.onSaved });
  }
  return (
    <>
      <UnsavedChangesGuard isDirty={note.isDirty} openParams="booking" />
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
  const [note, setNote] = useState('');
  const { end } = useChangeBooking();
  return (
    <ConfirmButton
      size="sm"
      label={texts.button()}
      title={texts.title()}
      description={texts.text({ name })}
      cancelLabel={texts.keep()}
      action={texts.confirm()}
      onConfirm={() => end.mutateAsync({ id, version, status, note })}
    >
      {texts.isMailed && <VisitorNoteField value={note} onChange={setNote} />}
    </ConfirmButton>
  );
}

/** The way into a meeting, or the place where it is missing. */
function AccessOrWarning({ access }: { access: MeetingAccess }) {
  if (isJoinable(access)) return <MeetingAccessDetails access={access} size="sm" />;
  return (
    <Alert tone="warning" title={m.settings_access_missing()}>
      <Link to="/admin/settings" hash="access" className={textLinkClass}>
        {m.bookings_access_set()}
      </Link>
    </Alert>
  );
}

/** One booking whole, with what administrators do with it. */
function BookingBody({ booking }: { booking: BookingRecord }) {
  const [isMoving, setIsMoving] = useState(false);
  const { isOpen, possibleEnds, access } = booking;
  return (
    <div className="grid min-w-0 gap-6">
      <BookingNotice booking={booking} />
      <MeetingTimes meeting={booking} />
      {access && <AccessOrWarning access={access} />}
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

function BookingSheet({ id = '', onClose }: BookingSheetProps) {
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
      onClose={onClose}
    >
      {(booking) => <BookingBody key={id} booking={booking} />}
    </RecordSheet>
  );
}

const column = createServerColumnHelper<BookedMeeting>();

const bookingColumns = column.columns([
  column.accessor('startsAt', {
    header: () => m.bookings_column_when(),
    cell: ({ row }) => <MeetingTimes meeting={row.original} />,
  }),
  column.accessor('name', {
    header: () => m.ui_name(),
    meta: { rowHeader: true },
    cell: ({ getValue, row: { original } }) => (
      <span className="block min-w-40 max-w-72 wrap-anywhere">
        <bdi>{getValue()}</bdi>
        {original.company && (
          <span className="block text-xs font-normal text-muted">
            <bdi>{original.company}</bdi>
          </span>
        )}
        <a
          href={`mailto:${encodeURIComponent(original.email)}`}
          className={cn(textLinkClass, 'block text-xs font-normal')}
        >
          {original.email}
        </a>
        <BookingStatusBadge status={original.status} />
      </span>
    ),
  }),
  column.accessor('topic', {
    header: () => m.bookings_topic(),
    cell: ({ getValue }) => (
      <span dir="auto" className="line-clamp-3 min-w-40 wrap-anywhere">
        {getValue() ?? <span className="text-muted">{m.bookings_topic_none()}</span>}
      </span>
    ),
  }),
]);

/** The meetings below each other: those to come, or those gone by. */
function BookingList({ onOpen }: { onOpen: (id: string) => void }) {
  const list = useBookingsState();
  const { page, filter } = list;
  const { period = 'upcoming', bookingStatus } = list.search;
  const query = trpc.admin.bookings.list.useQuery(
    { ...page, period, status: bookingStatus },
    pageOptions,
  );
  return (
    <div className="grid min-w-0 gap-5">
      <ListToolbar
        className="w-full sm:w-96"
        list={list}
        label={m.bookings_search()}
        placeholder={m.bookings_search_placeholder()}
      >
        <FilterGroup
          label={m.bookings_filter()}
          value={period}
          onValueChange={(value) => filter({ period: value === 'upcoming' ? undefined : value })}
          items={[
            { value: 'upcoming', label: m.bookings_upcoming() },
            { value: 'past', label: m.bookings_past() },
          ]}
        />
        <StateFilter
          label={m.bookings_status_filter()}
          values={bookingStatuses}
          labels={bookingStatusLabels}
          value={bookingStatus}
          onValueChange={(status) => filter({ bookingStatus: status })}
        />
      </ListToolbar>
      <RecordList
        label={m.bookings_tab()}
        list={list}
        query={query}
        columns={bookingColumns}
        card={(meeting, actions) => (
          <>
            <CardHead badge={<BookingStatusBadge status={meeting.status} />}>
              <bdi>{meeting.name}</bdi>
            </CardHead>
            <MeetingTimes meeting={meeting} />
            <p className="wrap-anywhere">
              {meeting.company && `${meeting.company}, `}
              <a href={`mailto:${encodeURIComponent(meeting.email)}`} className={textLinkClass}>
                {meeting.email}
              </a>
            </p>
            {meeting.topic && (
              <p dir="auto" className="wrap-anywhere">
                {meeting.topic}
              </p>
            )}
            <span>{actions}</span>
          </>
        )}
        actions={({ id, name }) => (
          <OpenButton id={id} label={m.bookings_open_booking_of({ name })} onOpen={onOpen} />
        )}
        elementId={openButtonId}
        onOpen={onOpen}
        summary={(count) => m.bookings_total({ count })}
        nothing={m.bookings_nothing_text()}
        empty={{
          title: period === 'upcoming' ? m.bookings_none() : m.bookings_none_past(),
          text: m.bookings_none_text(),
        }}
      />
    </div>
  );
}

/** The meetings that visitors booked, as a list or as a calendar. */
export function BookingsTab() {
  const list = useBookingsState();
  const { search, put } = list;
  const sheet = useAddressDialog(list, { closed: { booking: undefined } });
  const open = (booking: string) => sheet.open({ booking });

  return (
    <div className="grid min-w-0 gap-5">
      <FilterGroup
        label={m.bookings_view()}
        value={search.view ?? 'list'}
        onValueChange={(value) => void put({ view: value === 'calendar' ? value : undefined })}
        items={[
          { value: 'list', label: m.bookings_view_list() },
          { value: 'calendar', label: m.bookings_view_calendar() },
        ]}
      />
      {search.view === 'calendar' ? (
        <BookingCalendar onOpen={open} />
      ) : (
        <BookingList onOpen={open} />
      )}
      <BookingSheet id={search.booking} onClose={sheet.dialog.onClose} />
    </div>
  );
}
