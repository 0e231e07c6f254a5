import { Link, useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { company } from '../../../shared/content/company.ts';
import type { SentApplication } from '../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type {
  ApplicantDataExport,
  ApplicationGrant,
  LinkedApplication,
  OwnApplication,
} from '../../../shared/contracts/own-application.ts';
import { formatLongDate } from '../../../shared/i18n/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { AddressCorrection } from '../../domain/address-correction.tsx';
import { useCompanyContact } from '../../domain/company-contact.tsx';
import type { OwnAccess } from '../../domain/sent-application.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { readError } from '../../lib/read-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { EmailSentence } from '../../ui/sentence.tsx';
import { EraseApplicationSection, isPageOutdated, useOwnAction } from './own-actions.tsx';
import { UnlockSection } from './unlock-section.tsx';

const states = {
  pending: { name: m.own_status_pending, next: m.own_next_pending },
  reviewing: { name: m.own_status_reviewing, next: m.own_next_reviewing },
  accepted: { name: m.own_status_accepted, next: m.own_next_accepted },
  rejected: { name: m.own_status_rejected, next: m.own_next_rejected },
  withdrawn: { name: m.own_status_withdrawn, next: m.own_next_withdrawn },
};

/** State of an application in the applicant's words, and the next step. */
function stateOf({ status, withdrawnAt }: Pick<LinkedApplication, 'status' | 'withdrawnAt'>) {
  return states[withdrawnAt ? 'withdrawn' : status];
}

/** Gives the applicant's data to the browser's downloads, as a file that people can read as well. */
function downloadData(data: ApplicantDataExport): void {
  const text = JSON.stringify(data, null, 2);
  const name = `${company.brand.toLowerCase()}-${data.reference.slice(0, 8)}.json`;
  downloadFile(new Blob([text], { type: 'application/json' }), name);
}

/** Gives the applicant's résumé to the browser's downloads. Throws what the server answers. */
async function downloadResume(grant: ApplicationGrant): Promise<void> {
  // In the body, because browsers and proxies store the address of a download.
  const answer = await fetch('/api/application/resume', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(grant),
  });
  if (!answer.ok) throw await answer.json();
  const disposition = answer.headers.get('content-disposition') ?? '';
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  downloadFile(await answer.blob(), decodeURIComponent(name));
}

interface DataExportSectionProps {
  grant: ApplicationGrant;
  onOutdated: () => Promise<void>;
}

/** The applicant's stored data, as a download. */
function DataExportSection({ grant, onOutdated }: DataExportSectionProps) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { careersEmail } = useCompanyContact();
  const data = useOwnAction({ title: m.own_data_failed, onOutdated });
  const resume = useOwnAction({ title: m.own_resume_failed, onOutdated });
  const failed = [
    { title: m.own_data_failed(), failure: data.failure },
    { title: m.own_resume_failed(), failure: resume.failure },
  ].find(({ failure }) => failure !== null);

  const saveData = () =>
    data.run(async () => downloadData(await (await api()).careers.getOwnData.mutate(grant)));
  const saveResume = () => resume.run(() => downloadResume(grant));

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">{m.own_data_title()}</h2>
      <p className="text-muted">{m.own_data_text()}</p>
      {failed && (
        <Alert tone="danger" title={failed.title}>
          {failed.failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={data.pending} onClick={() => void saveData()}>
          {m.own_data_download()}
        </Button>
        <Button variant="secondary" pending={resume.pending} onClick={() => void saveResume()}>
          {m.own_data_resume()}
        </Button>
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        <EmailSentence
          sentence={(email) => m.own_data_on_request({ email })}
          email={careersEmail}
        />
      </p>
    </section>
  );
}

interface OwnApplicationDetailsProps {
  application: LinkedApplication;
  locale: Locale;
}

/** Position, date and state of the application. */
function OwnApplicationDetails({ application, locale }: OwnApplicationDetailsProps) {
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

interface RetakeSectionProps {
  token: string;
  retake: NonNullable<OwnApplication['retake']>;
  locale: Locale;
}

/** The way to a second attempt at the tests; what became of it afterwards. */
function RetakeSection({ token, retake, locale }: RetakeSectionProps) {
  const { openUntil, isBegun, finishedAt, withdrawnAt } = retake;
  const isGoingOn = isBegun && !finishedAt;
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">{m.own_retake_title()}</h2>
      <p className="text-muted">
        {finishedAt && m.own_retake_done({ date: formatLongDate(finishedAt, locale) })}
        {openUntil && m.own_retake_text({ date: formatLongDate(openUntil, locale) })}
        {isGoingOn && m.own_retake_begun()}
        {withdrawnAt && m.own_retake_withdrawn({ date: formatLongDate(withdrawnAt, locale) })}
      </p>
      {!withdrawnAt && (
        <Link
          to="/application/tests"
          search={{ token }}
          className={buttonClass(finishedAt ? 'secondary' : 'primary')}
        >
          {finishedAt && m.own_retake_results()}
          {openUntil && m.own_retake_begin()}
          {isGoingOn && m.own_retake_go_on()}
        </Link>
      )}
    </section>
  );
}

/** A second attempt before proof of identity: how to begin it or go on, or that it was taken back. */
function lockedRetakeText(
  { openUntil, withdrawnAt }: NonNullable<LinkedApplication['retake']>,
  locale: Locale,
): string {
  if (withdrawnAt) return m.own_retake_withdrawn({ date: formatLongDate(withdrawnAt, locale) });
  return openUntil
    ? m.own_retake_locked({ date: formatLongDate(openUntil, locale) })
    : m.own_retake_locked_begun();
}

interface WithdrawApplicationSectionProps {
  grant: ApplicationGrant;
  onWithdrawn: (application: LinkedApplication) => void;
  onOutdated: () => Promise<void>;
}

/** The way out of an application that is still open. */
function WithdrawApplicationSection({
  grant,
  onWithdrawn,
  onOutdated,
}: WithdrawApplicationSectionProps) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { failure, run } = useOwnAction({ title: m.own_withdraw_failed, onOutdated });

  const withdraw = () =>
    run(async () => onWithdrawn(await (await api()).careers.withdrawOwnApplication.mutate(grant)));

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">{m.own_withdraw_title()}</h2>
      <p className="text-muted">{m.own_withdraw_text()}</p>
      {failure && (
        <Alert tone="danger" title={m.own_withdraw_failed()}>
          {failure}
        </Alert>
      )}
      <ConfirmButton
        label={m.own_withdraw()}
        title={m.own_withdraw_ask()}
        description={m.own_withdraw_ask_text()}
        action={m.own_withdraw_confirm()}
        onConfirm={withdraw}
      />
    </section>
  );
}

/** Access by the digits of the phone number, and its duration. */
export type OpenedApplication = OwnAccess & {
  own: OwnApplication;
  /** Its time is over: the digits are asked for again before anything is shown. */
  isLocked: boolean;
};

interface OpenedSectionsProps extends OpenedApplication {
  grant: ApplicationGrant;
  /** It was opened here: the form that had the focus is gone. */
  isOpenedNow: boolean;
  onCorrected: (sent: SentApplication) => void;
  onWithdrawn: (application: LinkedApplication) => void;
  onErased: () => void;
  onOutdated: () => Promise<void>;
}

/** Everything that the applicant can see and do beside how the application stands. */
function OpenedSections({
  own,
  grant,
  isLocked,
  isOpenedNow,
  onCorrected,
  onWithdrawn,
  onErased,
  onOutdated,
}: OpenedSectionsProps) {
  const { api, locale } = useRouteContext({ from: '__root__' });

  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpenedNow && !isLocked) start.current?.focus();
  }, [isOpenedNow, isLocked]);

  async function correct(email: string) {
    try {
      onCorrected(await (await api()).careers.correctOwnAddress.mutate({ ...grant, email }));
    } catch (error) {
      if (isPageOutdated(readError(error).code)) await onOutdated();
      throw error;
    }
  }

  return (
    <div hidden={isLocked} className="grid gap-10">
      <div ref={start} tabIndex={-1} className="outline-none">
        <AddressCorrection
          email={own.email}
          canCorrect={own.correctableUntil !== null}
          onSave={correct}
        />
      </div>
      {own.retake && <RetakeSection token={grant.token} retake={own.retake} locale={locale} />}
      <DataExportSection grant={grant} onOutdated={onOutdated} />
      {own.canWithdraw && (
        <WithdrawApplicationSection
          grant={grant}
          onWithdrawn={onWithdrawn}
          onOutdated={onOutdated}
        />
      )}
      <EraseApplicationSection
        grant={grant}
        own={own}
        onErased={onErased}
        onOutdated={onOutdated}
      />
    </div>
  );
}

interface OwnApplicationViewProps {
  token: string;
  application: LinkedApplication;
  /** Further data and actions after proof of identity. */
  opened: OpenedApplication | null;
  onUnlocked: (access: OwnAccess) => Promise<void>;
  onCorrected: (sent: SentApplication) => void;
  onChanged: (application: LinkedApplication) => Promise<void>;
  onErased: () => void;
  onOutdated: () => Promise<void>;
}

/** State of an application, and everything its applicant can do with it. */
export function OwnApplicationView(props: OwnApplicationViewProps) {
  const { token, application, opened, onUnlocked, onCorrected, onChanged, onErased, onOutdated } =
    props;
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { careersEmail } = useCompanyContact();
  const [isWithdrawnNow, setIsWithdrawnNow] = useState(false);
  const [isOpenedNow, setIsOpenedNow] = useState(false);
  // The day that was promised is not late itself.
  const [dayStart] = useState(() => new Date(new Date().setHours(0, 0, 0, 0)));
  const result = useRef<HTMLDivElement>(null);
  const { replyBy, retake } = application;

  // The button that had the focus is gone.
  useEffect(() => {
    if (isWithdrawnNow) result.current?.focus();
  }, [isWithdrawnNow]);

  return (
    <div className="grid gap-10">
      <div ref={result} tabIndex={-1} className="outline-none empty:hidden">
        {isWithdrawnNow && <Alert title={m.own_withdraw_done()}>{m.own_next_withdrawn()}</Alert>}
      </div>
      <OwnApplicationDetails application={application} locale={locale} />
      {!isWithdrawnNow && (
        <section className="grid gap-3">
          <h2 className="text-xl">{m.own_next_title()}</h2>
          <p className="text-muted">{stateOf(application).next()}</p>
          {replyBy && replyBy < dayStart && (
            <Alert tone="warning">
              <EmailSentence
                sentence={(email) =>
                  m.own_reply_late({ date: formatLongDate(replyBy, locale), email })
                }
                email={careersEmail}
              />
            </Alert>
          )}
        </section>
      )}
      {opened && (
        <OpenedSections
          {...opened}
          grant={{ token, access: opened.access }}
          isOpenedNow={isOpenedNow}
          onCorrected={onCorrected}
          onWithdrawn={(changed) => {
            void onChanged(changed);
            setIsWithdrawnNow(true);
          }}
          onErased={onErased}
          onOutdated={onOutdated}
        />
      )}
      {retake && !isWithdrawnNow && (!opened || opened.isLocked) && (
        <Alert title={m.own_retake_title()}>{lockedRetakeText(retake, locale)}</Alert>
      )}
      {(!opened || opened.isLocked) && (
        <UnlockSection
          token={token}
          canUnlock={application.canUnlock}
          isAgain={opened !== null}
          onUnlocked={(access) => {
            setIsOpenedNow(true);
            return onUnlocked(access);
          }}
          onOutdated={onOutdated}
        />
      )}
    </div>
  );
}
