import type { Message } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-format.ts';
import { ConsentText } from '../../domain/consent-text.tsx';
import { EmailText } from '../../ui/formatted-text.tsx';
import { Fact } from '../../ui/fact.tsx';
import { textLink } from '../../ui/button.tsx';
import { languageLabels } from './labels.ts';
import { MessageStatus } from './message-status.tsx';
import { RecordHold } from './record-hold.tsx';

export function MessageFacts({ message }: { message: Message }) {
  const { id, name, email, company, createdAt, locale, handledAt, handledBy } = message;
  const { consentVersion, consentLocale } = message;
  const { moment } = useMoments();
  return (
    <dl className="m-0">
      <Fact label={m.inbox_column_status()}>
        <MessageStatus {...message} />
      </Fact>
      <Fact label={m.inbox_column_email()}>
        <a href={`mailto:${encodeURIComponent(email)}`} className={textLink}>
          <EmailText address={email} />
        </a>
      </Fact>
      {company && (
        <Fact label={m.inbox_column_company()}>
          <bdi>{company}</bdi>
        </Fact>
      )}
      <Fact label={m.inbox_column_received()}>{moment(createdAt)}</Fact>
      <Fact label={m.inbox_column_language()}>{languageLabels[locale]()}</Fact>
      <Fact label={m.inbox_message_consent()}>
        <ConsentText
          form="contact"
          version={consentVersion}
          locale={consentLocale}
          at={createdAt}
        />
      </Fact>
      <RecordHold kind="message" id={id} record={name} />
      {handledAt && (
        <Fact label={m.inbox_message_handled()}>
          {[handledBy, moment(handledAt)].filter(Boolean).join(', ')}
        </Fact>
      )}
    </dl>
  );
}
