import type { Locale } from '../../../shared/contracts/common.ts';
import type { OwnApplication } from '../../../shared/contracts/own-application.ts';
import { longDate } from '../../../shared/i18n/long-date.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { Fact } from '../../ui/fact.tsx';
import { stateOf } from './labels.ts';

interface OwnFactsProps {
  application: OwnApplication;
  locale: Locale;
}

/** What the applicant applied for, when, and how it stands. */
export function OwnFacts({ application, locale }: OwnFactsProps) {
  const { position, receivedAt, withdrawnAt, replyBy } = application;
  return (
    <dl className="m-0">
      <Fact label={m.own_position()}>{positionName(position)}</Fact>
      <Fact label={m.own_received()}>{longDate(receivedAt, locale)}</Fact>
      <Fact label={m.own_status()}>
        <strong className="font-medium">
          {withdrawnAt
            ? m.own_withdrawn_on({ date: longDate(withdrawnAt, locale) })
            : stateOf(application).name()}
        </strong>
      </Fact>
      {replyBy && (
        <Fact label={m.own_reply()}>{m.own_reply_by({ date: longDate(replyBy, locale) })}</Fact>
      )}
    </dl>
  );
}
