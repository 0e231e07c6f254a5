import type { BookingRecord } from '../../../../shared/contracts/booking-record.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../../lib/use-moments.ts';
import { ConsentText } from '../../../ui/consent-text.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { languageLabels } from '../labels.ts';
import { RecordHold } from '../record-hold.tsx';

export function BookingFacts({ booking }: { booking: BookingRecord }) {
  const { id, name, email, company, topic, locale, createdAt, changedAt } = booking;
  const { consentVersion, consentLocale } = booking;
  const { moment } = useMoments();
  return (
    <dl className="m-0">
      <Fact label={m.inbox_column_topic()}>
        <span dir="auto" className="whitespace-pre-line">
          {topic ?? <span className="text-muted">{m.inbox_booking_topic_none()}</span>}
        </span>
      </Fact>
      <Fact label={m.inbox_column_email()}>
        <a href={`mailto:${encodeURIComponent(email)}`} className={textLink}>
          {email}
        </a>
      </Fact>
      {company && (
        <Fact label={m.inbox_column_company()}>
          <bdi>{company}</bdi>
        </Fact>
      )}
      <Fact label={m.inbox_column_language()}>{languageLabels[locale]()}</Fact>
      <Fact label={m.bookings_booked_at()}>{moment(createdAt)}</Fact>
      <Fact label={m.inbox_message_consent()}>
        <ConsentText
          form="contact"
          version={consentVersion}
          locale={consentLocale}
          at={createdAt}
        />
      </Fact>
      <RecordHold kind="booking" id={id} record={name} />
      {changedAt && <Fact label={m.bookings_changed_at()}>{moment(changedAt)}</Fact>}
    </dl>
  );
}
