import type { MailRecord } from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';
import { Fact } from '../../ui/fact.tsx';
import { kindLabels, languageLabels } from './labels.ts';
import { MailStatus } from './mail-status.tsx';

/** The envelope. */
export function MailFacts({ mail }: { mail: MailRecord }) {
  const { moment } = useMoments();
  const { kind, recipient, locale, status, attempts, createdAt, deliveredAt, attachments } = mail;
  return (
    <dl className="m-0">
      <Fact label={m.outbox_column_status()}>
        <MailStatus status={status} />
      </Fact>
      <Fact label={m.outbox_column_recipient()}>
        <bdi>{recipient}</bdi>
      </Fact>
      <Fact label={m.outbox_column_kind()}>{kindLabels[kind]()}</Fact>
      <Fact label={m.inbox_column_language()}>{languageLabels[locale]()}</Fact>
      <Fact label={m.outbox_column_created()}>{moment(createdAt)}</Fact>
      {deliveredAt && <Fact label={m.outbox_column_delivered()}>{moment(deliveredAt)}</Fact>}
      <Fact label={m.outbox_column_attempts()}>{m.ui_number({ value: attempts })}</Fact>
      {attachments.length > 0 && (
        <Fact label={m.outbox_column_attachments()}>
          {attachments.map(({ name }) => name).join(', ')}
        </Fact>
      )}
    </dl>
  );
}
