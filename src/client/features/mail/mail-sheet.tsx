import { useState } from 'react';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type {
  MailKind,
  MailRecord,
  MailStatus,
  MailSummary,
  WithheldReason,
} from '../../../shared/contracts/mail.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { useNeighbourShortcuts } from '../../lib/row-keys.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { createStatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.tsx';

export const statusLabels: Record<MailStatus, () => string> = {
  queued: m.outbox_status_queued,
  sent: m.outbox_status_sent,
  kept: m.outbox_status_kept,
  failed: m.outbox_status_failed,
  expired: m.outbox_status_expired,
};

export const kindLabels: Record<MailKind, () => string> = {
  'application-received': m.outbox_kind_application_received,
  'application-status': m.outbox_kind_application_status,
  'application-retake': m.outbox_kind_application_retake,
  'retake-withdrawn': m.outbox_kind_retake_withdrawn,
  'client-registered': m.outbox_kind_client_registered,
  invitation: m.outbox_kind_invitation,
  'password-reset': m.outbox_kind_password_reset,
  'newsletter-confirmation': m.outbox_kind_newsletter,
  'booking-confirmed': m.outbox_kind_booking_confirmed,
  'booking-moved': m.outbox_kind_booking_moved,
  'booking-access': m.outbox_kind_booking_access,
  'booking-cancelled': m.outbox_kind_booking_cancelled,
  'contact-received': m.outbox_kind_contact,
  'staff-notice': m.outbox_kind_notice,
  'invoice-sent': m.outbox_kind_invoice,
  'credit-note': m.outbox_kind_credit_note,
  'request-answered': m.outbox_kind_request_answered,
};

export const MailStatusBadge = createStatusBadge(statusLabels, {
  queued: 'sun',
  sent: 'success',
  kept: 'sea',
  failed: 'danger',
  expired: 'neutral',
});

/** Outcome of a mail in words, and the possible actions. */
function MailAdvice({ mail: { status, lastError, canResend } }: { mail: MailRecord }) {
  if (!canResend && (status === 'kept' || status === 'failed')) {
    return <Alert>{m.outbox_expired_text()}</Alert>;
  }
  switch (status) {
    case 'failed':
      return (
        <Alert tone="warning" title={m.outbox_failed_title({ code: lastError ?? '' })}>
          {m.outbox_failed_text()}
        </Alert>
      );
    case 'queued':
      return lastError === null ? (
        <Alert>{m.outbox_queued_text()}</Alert>
      ) : (
        <Alert tone="warning" title={m.outbox_waiting_title({ code: lastError })}>
          {m.outbox_waiting_text()}
        </Alert>
      );
    case 'sent':
      return <Alert>{m.outbox_sent_text()}</Alert>;
    case 'kept':
      return <Alert>{m.outbox_kept_text()}</Alert>;
    case 'expired':
      return <Alert>{m.outbox_expired_text()}</Alert>;
  }
}

/** The envelope. */
function MailDetails({ mail }: { mail: MailRecord }) {
  const { moment } = useDateTimeFormat();
  const { kind, recipient, locale, status, attempts, createdAt, deliveredAt, attachments } = mail;
  return (
    <dl className="m-0">
      <DetailItem label={m.ui_status()}>
        <MailStatusBadge status={status} />
      </DetailItem>
      <DetailItem label={m.outbox_column_recipient()}>
        <bdi>{recipient}</bdi>
      </DetailItem>
      <DetailItem label={m.outbox_column_kind()}>{kindLabels[kind]()}</DetailItem>
      <DetailItem label={m.ui_language()}>{languageNames[locale]()}</DetailItem>
      <DetailItem label={m.outbox_column_created()}>{moment(createdAt)}</DetailItem>
      {deliveredAt && (
        <DetailItem
          label={status === 'kept' ? m.outbox_column_kept() : m.outbox_column_delivered()}
        >
          {moment(deliveredAt)}
        </DetailItem>
      )}
      <DetailItem label={m.outbox_column_attempts()}>{m.ui_number({ value: attempts })}</DetailItem>
      {attachments.length > 0 && (
        <DetailItem label={m.outbox_column_attachments()}>
          {attachments.map(({ name }) => name).join(', ')}
        </DetailItem>
      )}
    </dl>
  );
}

interface MailContentProps {
  locale: Locale;
  text: string;
  html: string | null;
}

/** Content of a mail: as text, and as mail programs lay it out. It may hold names and words of strangers. */
function MailContent({ locale, text, html }: MailContentProps) {
  const [shown, setShown] = useState('text');
  return (
    <Tabs
      label={m.outbox_words()}
      value={shown}
      onValueChange={setShown}
      items={[
        { value: 'text', label: m.outbox_words_text() },
        ...(html === null ? [] : [{ value: 'html', label: m.outbox_words_html() }]),
      ]}
    >
      <TabPanel value="text">
        <p dir="auto" lang={locale} className="text-sm leading-6 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      </TabPanel>
      {html !== null && (
        <TabPanel value="html">
          {/* Without a single permission: nothing in it runs, loads or leads anywhere. */}
          <iframe
            title={m.outbox_words_html()}
            sandbox=""
            srcDoc={html}
            className="h-[36rem] w-full rounded border border-mist bg-white"
          />
        </TabPanel>
      )}
    </Tabs>
  );
}

/** Names what another try does with a mail, none of which was sent before. */
function tryLabel(status: MailStatus, hasServer: boolean): string {
  if (status === 'kept') return hasServer ? m.outbox_send_now() : m.outbox_write_again();
  return status === 'queued' ? m.outbox_send_now() : m.outbox_try_again();
}

/** Hands a mail to the mail server, or writes its file again where there is none. */
function useResend(hasServer: boolean) {
  return trpc.admin.mails.resend.useMutation({
    onSuccess: () =>
      toast({
        title: hasServer ? m.outbox_resent() : m.outbox_written(),
        description: m.outbox_resent_text(),
        variant: 'success',
      }),
    onError: (error) => {
      const { code, message } = readError(error);
      const description = code === 'wrong-state' ? m.outbox_resend_over() : message;
      toast({ title: m.outbox_resend_failed(), description, variant: 'danger' });
    },
  });
}

const withheldTexts = {
  covered: m.outbox_covered_text,
  secret: m.outbox_secret_text,
} satisfies Record<WithheldReason, unknown>;

interface MailBodyProps {
  mail: MailRecord;
  hasServer: boolean;
}

/** One mail: what became of it, its envelope, and what it says while that is still here. */
function MailBody({ mail, hasServer }: MailBodyProps) {
  const { id, status, text, html, withheld } = mail;
  const resend = useResend(hasServer);
  return (
    <div className="grid min-w-0 gap-6">
      <MailAdvice mail={mail} />
      {mail.canResend && (
        <Button
          variant={status === 'failed' ? 'primary' : 'secondary'}
          className="justify-self-start"
          pending={resend.isPending}
          onClick={() => resend.mutate({ id })}
        >
          {tryLabel(status, hasServer)}
        </Button>
      )}
      <MailDetails mail={mail} />
      {withheld && <Alert>{withheldTexts[withheld]()}</Alert>}
      {text !== null && <MailContent locale={mail.locale} text={text} html={html} />}
    </div>
  );
}

interface MailSheetProps {
  /** The mail to look at; the sheet is closed without one. */
  id: string | undefined;
  /** The page of the list, for the way to the neighbours with j and k. */
  rows: readonly MailSummary[];
  /** False where mails become files, for want of a mail server. */
  hasServer: boolean;
  onMove: (id: string) => void;
  onClose: () => void;
}

/** So often an open mail that has not gone out is asked for again, in milliseconds. */
const pollIntervalMs = 3000;

export function MailSheet({ id = '', rows, hasServer, onMove, onClose }: MailSheetProps) {
  const query = trpc.admin.mails.get.useQuery(
    { id },
    {
      enabled: id !== '',
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.status === 'queued' ? pollIntervalMs : false),
    },
  );
  const at = rows.findIndex((row) => row.id === id);
  useNeighbourShortcuts(id, rows, onMove);

  return (
    <RecordSheet
      id={id}
      title={(mail) => (
        <span dir="auto" lang={mail?.locale} className="wrap-anywhere">
          {mail?.subject ?? rows[at]?.subject ?? m.outbox_mail()}
        </span>
      )}
      query={query}
      missing={{
        title: m.outbox_missing_title(),
        text: m.outbox_missing_text(),
      }}
      onClose={onClose}
    >
      {(current) => <MailBody key={id} mail={current} hasServer={hasServer} />}
    </RecordSheet>
  );
}
