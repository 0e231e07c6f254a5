import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { company } from '../../../shared/content/company.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type {
  CandidateApplication,
  CandidateDataExport,
} from '../../../shared/contracts/own-application.ts';
import { formatLongDate } from '../../../shared/i18n/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import { downloadFile } from '../../lib/download-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { EraseApplicationSection, useCandidateAction } from './own-actions.tsx';

const states = {
  pending: { name: m.own_status_pending, next: m.own_next_pending },
  reviewing: { name: m.own_status_reviewing, next: m.own_next_reviewing },
  accepted: { name: m.own_status_accepted, next: m.own_next_accepted },
  rejected: { name: m.own_status_rejected, next: m.own_next_rejected },
  withdrawn: { name: m.own_status_withdrawn, next: m.own_next_withdrawn },
};

/** How an application stands in the applicant's words, and what comes next. */
function stateOf({ status, withdrawnAt }: Pick<CandidateApplication, 'status' | 'withdrawnAt'>) {
  return states[withdrawnAt ? 'withdrawn' : status];
}

/** Gives the applicant's data to the browser's downloads, as a file that people can read as well. */
function downloadData(data: CandidateDataExport): void {
  const text = JSON.stringify(data, null, 2);
  const name = `${company.brand.toLowerCase()}-${data.reference.slice(0, 8)}.json`;
  downloadFile(new Blob([text], { type: 'application/json' }), name);
}

const resumeUrl = (token: string) => `/api/application/resume?${new URLSearchParams({ token })}`;

interface DataExportSectionProps {
  token: string;
  onOutdated: () => Promise<void>;
}

/** What is kept about the applicant, to take away. */
function DataExportSection({ token, onOutdated }: DataExportSectionProps) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { careersEmail } = useCompanyContact();
  const { pending, failure, run } = useCandidateAction({ title: m.own_data_failed, onOutdated });

  const download = () =>
    run(async () => downloadData(await (await api()).careers.getOwnData.mutate({ token })));

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">{m.own_data_title()}</h2>
      <p className="text-muted">{m.own_data_text()}</p>
      {failure && (
        <Alert tone="danger" title={m.own_data_failed()}>
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={pending} onClick={() => void download()}>
          {m.own_data_download()}
        </Button>
        <a href={resumeUrl(token)} download className={buttonClass('secondary')}>
          {m.own_data_resume()}
        </a>
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {m.own_data_on_request({ email: careersEmail })}
      </p>
    </section>
  );
}

interface CandidateApplicationDetailsProps {
  application: CandidateApplication;
  locale: Locale;
}

/** What the applicant applied for, when, and how it stands. */
function CandidateApplicationDetails({ application, locale }: CandidateApplicationDetailsProps) {
  const { position, receivedAt, withdrawnAt, replyBy } = application;
  return (
    <dl className="m-0">
      <DetailItem label={m.own_position()}>{positionName(position)}</DetailItem>
      <DetailItem label={m.own_received()}>{formatLongDate(receivedAt, locale)}</DetailItem>
      <DetailItem label={m.own_status()}>
        <strong className="font-medium">
          {withdrawnAt
            ? m.own_withdrawn_on({ date: formatLongDate(withdrawnAt, locale) })
            : stateOf(application).name()}
        </strong>
      </DetailItem>
      {replyBy && (
        <DetailItem label={m.own_reply()}>
          {m.own_reply_by({ date: formatLongDate(replyBy, locale) })}
        </DetailItem>
      )}
    </dl>
  );
}

interface WithdrawApplicationSectionProps {
  token: string;
  onWithdrawn: (application: CandidateApplication) => void;
  onOutdated: () => Promise<void>;
}

/** The way out of an application that is still open. */
function WithdrawApplicationSection({
  token,
  onWithdrawn,
  onOutdated,
}: WithdrawApplicationSectionProps) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const [isAsking, setIsAsking] = useState(false);
  const { pending, failure, run } = useCandidateAction({
    title: m.own_withdraw_failed,
    onOutdated,
  });

  const withdraw = () =>
    run(async () =>
      onWithdrawn(await (await api()).careers.withdrawOwnApplication.mutate({ token })),
    );

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">{m.own_withdraw_title()}</h2>
      <p className="text-muted">{m.own_withdraw_text()}</p>
      {failure && (
        <Alert tone="danger" title={m.own_withdraw_failed()}>
          {failure}
        </Alert>
      )}
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {m.own_withdraw()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.own_withdraw_ask()}
        description={m.own_withdraw_ask_text()}
        action={m.own_withdraw_confirm()}
        pending={pending}
        onConfirm={() => void withdraw().then(() => setIsAsking(false))}
      />
    </section>
  );
}

interface CandidateApplicationViewProps {
  token: string;
  application: CandidateApplication;
  onChanged: (application: CandidateApplication) => void;
  onErased: () => void;
  onOutdated: () => Promise<void>;
}

/** How an application stands, and everything its sender can do with it. */
export function CandidateApplicationView(props: CandidateApplicationViewProps) {
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
      <CandidateApplicationDetails application={application} locale={locale} />
      {!isWithdrawnNow && (
        <section className="grid gap-3">
          <h2 className="text-xl">{m.own_next_title()}</h2>
          <p className="text-muted">{stateOf(application).next()}</p>
          {replyBy && replyBy < dayStart && (
            <Alert tone="warning">
              {m.own_reply_late({ date: formatLongDate(replyBy, locale), email: careersEmail })}
            </Alert>
          )}
        </section>
      )}
      <DataExportSection token={token} onOutdated={onOutdated} />
      {canWithdraw && (
        <WithdrawApplicationSection
          token={token}
          onWithdrawn={(changed) => {
            onChanged(changed);
            setIsWithdrawnNow(true);
          }}
          onOutdated={onOutdated}
        />
      )}
      <EraseApplicationSection
        token={token}
        application={application}
        onErased={onErased}
        onOutdated={onOutdated}
      />
    </div>
  );
}
