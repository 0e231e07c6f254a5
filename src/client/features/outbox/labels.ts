import type { Locale } from '../../../shared/contracts/fields.ts';
import type { MailKind, MailStatus } from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

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
  'client-registered': m.outbox_kind_client_registered,
  invitation: m.outbox_kind_invitation,
  'password-reset': m.outbox_kind_password_reset,
  'newsletter-confirmation': m.outbox_kind_newsletter,
  'booking-confirmed': m.outbox_kind_booking_confirmed,
  'booking-moved': m.outbox_kind_booking_moved,
  'booking-cancelled': m.outbox_kind_booking_cancelled,
  'contact-received': m.outbox_kind_contact,
  'staff-notice': m.outbox_kind_notice,
  'invoice-sent': m.outbox_kind_invoice,
  'request-answered': m.outbox_kind_request_answered,
};

export const languageLabels: Record<Locale, () => string> = {
  en: m.inbox_language_en,
  de: m.inbox_language_de,
};
