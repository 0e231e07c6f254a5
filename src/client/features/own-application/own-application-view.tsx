import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { OwnApplication } from '../../../shared/contracts/own-application.ts';
import { longDate } from '../../../shared/i18n/long-date.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../lib/use-company-contact.ts';
import { Alert } from '../../ui/alert.tsx';
import { stateOf } from './labels.ts';
import { OwnDataSection } from './own-data-section.tsx';
import { OwnEraseSection } from './own-erase-section.tsx';
import { OwnFacts } from './own-facts.tsx';
import { OwnWithdrawSection } from './own-withdraw-section.tsx';

interface OwnApplicationViewProps {
  token: string;
  application: OwnApplication;
  onChanged: (application: OwnApplication) => void;
  onErased: () => void;
  onOutdated: () => Promise<void>;
}

/** How an application stands, and everything its sender can do with it. */
export function OwnApplicationView(props: OwnApplicationViewProps) {
  const { token, application, onChanged, onErased, onOutdated } = props;
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { careersEmail } = useCompanyContact();
  const [isWithdrawnNow, setIsWithdrawnNow] = useState(false);
  // The day that was promised is not late itself.
  const [dayStart] = useState(() => new Date(new Date().setHours(0, 0, 0, 0)));
  const told = useRef<HTMLDivElement>(null);
  const { replyBy, canWithdraw } = application;

  // The button that had the focus is gone.
  useEffect(() => {
    if (isWithdrawnNow) told.current?.focus();
  }, [isWithdrawnNow]);

  return (
    <div className="grid gap-10">
      <div ref={told} tabIndex={-1} className="outline-none empty:hidden">
        {isWithdrawnNow && <Alert title={m.own_withdraw_done()}>{m.own_next_withdrawn()}</Alert>}
      </div>
      <OwnFacts application={application} locale={locale} />
      {!isWithdrawnNow && (
        <section className="grid gap-3">
          <h2 className="text-xl">{m.own_next_title()}</h2>
          <p className="text-muted">{stateOf(application).next()}</p>
          {replyBy && replyBy < dayStart && (
            <Alert tone="warning">
              {m.own_reply_late({ date: longDate(replyBy, locale), email: careersEmail })}
            </Alert>
          )}
        </section>
      )}
      <OwnDataSection token={token} onOutdated={onOutdated} />
      {canWithdraw && (
        <OwnWithdrawSection
          token={token}
          onWithdrawn={(changed) => {
            onChanged(changed);
            setIsWithdrawnNow(true);
          }}
          onOutdated={onOutdated}
        />
      )}
      <OwnEraseSection
        token={token}
        application={application}
        onErased={onErased}
        onOutdated={onOutdated}
      />
    </div>
  );
}
