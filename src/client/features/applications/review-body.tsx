import { Link } from '@tanstack/react-router';
import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import type { HiredApplicant } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { useArrival } from '../../invalidation.ts';
import { readError } from '../../lib/read-error.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { RecordHold } from '../../record-hold.tsx';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { OneTimeLink } from '../../ui/one-time-link.tsx';
import { ConflictAlert } from '../../ui/record-form.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { ApplicantDetails, CoverLetter, DuplicatesNotice } from './applicant-details.tsx';
import { HistoryList, NoteForm } from './application-history.tsx';
import { applicantLabel } from './application-summary.tsx';
import { Disclosure, QuizRecord, TypingRecord } from './assessment-record.tsx';
import { NotifyExplanation } from './decisions.tsx';
import { AllowRetakeSection, RetakeResults, WithdrawRetake } from './retake-section.tsx';
import { RecomputeButton, ResultDetails, ScoreTable } from './scores.tsx';
import { NotifyButton } from './tell-applicants.tsx';
import { useNumberFormats } from './use-number-formats.ts';

/** Result of hiring an applicant: the profile, and the account or the reason there is none. */
function HiredNote({ hired, name }: { hired: HiredApplicant; name: string }) {
  const { isNew, account, invitation } = hired;
  const { moment } = useDateTimeFormat();
  return (
    <div className="grid gap-3">
      <p role="status" className="max-w-[68ch] text-sm">
        {isNew ? m.applications_hired_done({ name }) : m.applications_hired_already()}{' '}
        {account
          ? !invitation && m.applications_hired_account({ email: account.email })
          : isNew && m.applications_hired_no_account()}
      </p>
      {invitation && (
        <OneTimeLink
          label={m.applications_hire_link()}
          text={m.applications_hire_link_text({ email: invitation.user.email })}
          hint={m.employees_account_link_valid({ date: moment(invitation.expiresAt) })}
          link={invitation.link}
        />
      )}
    </div>
  );
}

/** Makes an accepted applicant an employee; sent twice, it leads to what was made first. */
function useHire() {
  const mutation = trpc.admin.employees.hire.useMutation({
    onError: (error) => toastFailure(m.applications_hire_failed(), error),
  });
  return {
    hire: (id: string) => {
      if (!mutation.isPending) mutation.mutate({ id });
    },
    hired: mutation.data,
    isHiring: mutation.isPending,
  };
}

/** The way of an accepted applicant into the company, and to the profile once there is one. */
function HireSection({ application }: { application: ApplicationDetail }) {
  const { id, status, withdrawnAt, applicantName, employeeId, isMasked } = application;
  const { hire, hired, isHiring } = useHire();
  const profileId = hired?.employeeId ?? employeeId;
  const isHireable = status === 'accepted' && !withdrawnAt;
  if (isMasked || !(isHireable || profileId)) return null;
  return (
    <section aria-labelledby="hire-title" className="grid gap-3 border-t border-mist pt-6">
      <h3 id="hire-title" className="text-lg">
        {m.applications_hire_title()}
      </h3>
      {hired ? (
        <HiredNote hired={hired} name={applicantName} />
      ) : (
        <p className="max-w-[68ch] text-sm text-muted">
          {profileId
            ? m.applications_hired_already()
            : m.applications_hire_text({ name: applicantName })}
        </p>
      )}
      {profileId ? (
        <Link
          to="/admin/employees"
          search={{ edit: profileId }}
          className={`${buttonClass('secondary', 'sm')} justify-self-start`}
        >
          {m.applications_hired_open()}
        </Link>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={isHiring}
          onClick={() => hire(id)}
        >
          {m.applications_hire()}
        </Button>
      )}
    </section>
  );
}

/** The applicant's knowledge of the decision, and the button to notify them now. */
function TellingNote({ application }: { application: ApplicationDetail }) {
  const { id, status, tellAt, toldAt, withdrawnAt } = application;
  const { moment } = useDateTimeFormat();
  if (withdrawnAt) return null;
  if (status === 'rejected' && toldAt) {
    return <Alert>{m.applications_telling_known({ date: moment(toldAt) })}</Alert>;
  }
  if (!tellAt && status !== 'rejected') return null;
  return (
    <Alert tone={tellAt ? 'info' : 'warning'}>
      <p>
        {tellAt
          ? m.applications_telling_waits({ date: moment(tellAt) })
          : m.applications_telling_missing()}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <NotifyButton ids={[id]} how="mail" />
        <NotifyButton ids={[id]} how="elsewhere" />
      </div>
    </Alert>
  );
}

/** The other decision, beside the reviewer's own text. */
function StoredDecision({ application }: { application: ApplicationDetail }) {
  const { moment } = useDateTimeFormat();
  const [last] = application.decisions;
  const status = statusNames[application.status]();
  return (
    <>
      <p>
        {last
          ? m.applications_conflict_by({
              name: last.actorName,
              status,
              date: moment(last.createdAt),
            })
          : m.applications_conflict_status({ status })}
      </p>
      <p className="whitespace-pre-line">
        {m.applications_notes()}: <bdi>{application.reviewNotes ?? m.ui_conflict_empty()}</bdi>
      </p>
    </>
  );
}

/** Says why the applicant is anonymised, and reveals them once the viewer's own note is in. */
function AnonymisedNotice({ application }: { application: ApplicationDetail }) {
  const arrival = useArrival('admin.applications');
  const mutation = trpc.admin.applications.reveal.useMutation({
    onSuccess: arrival,
    onError: (error) => toastFailure(m.applications_reveal_failed(), error),
  });
  if (!application.isMasked) return null;
  return (
    <Alert title={m.applications_masked_title()}>
      <p>{application.canReveal ? m.applications_masked_ready() : m.applications_masked_text()}</p>
      {application.canReveal && (
        <Button
          size="sm"
          className="mt-2"
          pending={mutation.isPending}
          onClick={() => mutation.mutate({ id: application.id })}
        >
          {m.applications_reveal()}
        </Button>
      )}
    </Alert>
  );
}

/** Erases an application; one that is gone already is what was wanted. */
function useEraseApplication(onErased: () => void) {
  const finish = () => {
    toast({ title: m.applications_erased(), variant: 'success' });
    onErased();
  };
  return trpc.admin.applications.erase.useMutation({
    onSuccess: finish,
    onError: (error) => {
      const { code, message } = readError(error);
      if (code === 'not-found') finish();
      else toast({ title: m.applications_erase_failed(), description: message, variant: 'danger' });
    },
  });
}

interface EraseSectionProps {
  id: string;
  onErased: () => void;
}

/** Erases everything that is stored for an application. */
function EraseSection({ id, onErased }: EraseSectionProps) {
  const { mutateAsync } = useEraseApplication(onErased);
  return (
    <section aria-labelledby="erase-title" className="grid gap-3 border-t border-mist pt-6">
      <h3 id="erase-title" className="text-lg">
        {m.applications_erase_title()}
      </h3>
      <p className="max-w-[68ch] text-sm text-muted">{m.applications_erase_text()}</p>
      <ConfirmButton
        className="justify-self-start"
        label={m.applications_erase()}
        title={m.applications_erase_ask()}
        description={m.applications_erase_ask_text()}
        action={m.applications_erase_confirm()}
        onConfirm={() => mutateAsync({ id })}
      />
    </section>
  );
}

function ScoreExplanation({ application }: { application: ApplicationDetail }) {
  const formats = useNumberFormats();
  const { id, finalScore } = application;
  return (
    <Disclosure
      title={m.applications_score_how()}
      summary={finalScore === null ? m.ui_not_available() : formats.percent(finalScore)}
    >
      <ScoreTable application={application} />
      {application.scoreSource === 'verified' ? (
        <RecomputeButton key={id} id={id} />
      ) : (
        <p className="mt-3 text-sm text-muted">{m.applications_recompute_reported()}</p>
      )}
    </Disclosure>
  );
}

interface ReviewBodyProps {
  application: ApplicationDetail;
  notes: string;
  onNotes: (text: string) => void;
  notifyExplanationId: string;
  hasConflict: boolean;
  onErased: () => void;
}

export function ReviewBody({
  application,
  notes,
  onNotes,
  notifyExplanationId,
  hasConflict,
  onErased,
}: ReviewBodyProps) {
  // Half-written text stays readable, though there is no decision left to send it with.
  const isOver = application.withdrawnAt !== null;
  return (
    <div className="grid min-w-0 gap-8">
      <AnonymisedNotice application={application} />
      <DuplicatesNotice application={application} />
      <TellingNote application={application} />
      <div className="grid min-w-0 gap-8 lg:grid-cols-2">
        <ApplicantDetails application={application}>
          <RecordHold kind="application" id={application.id} record={applicantLabel(application)} />
        </ApplicantDetails>
        <ResultDetails application={application} />
      </div>
      <RetakeResults application={application} />
      <WithdrawRetake application={application} />
      {!application.isMasked && <CoverLetter text={application.coverLetter} />}
      <div className="min-w-0 border-t border-mist">
        <ScoreExplanation application={application} />
        {application.quizzes.map((quiz) => (
          <QuizRecord key={quiz.section} quiz={quiz} />
        ))}
        {application.typing && <TypingRecord typing={application.typing} />}
      </div>
      <AllowRetakeSection application={application} />
      <HireSection application={application} />
      <section aria-label={m.applications_timeline()} className="grid min-w-0 gap-4">
        <h3 className="text-lg">{m.applications_timeline()}</h3>
        <HistoryList application={application} />
        <NoteForm id={application.id} />
      </section>
      <div className="grid gap-4">
        {hasConflict && !isOver && (
          <ConflictAlert>
            <StoredDecision application={application} />
          </ConflictAlert>
        )}
        {(!isOver || notes !== '') && (
          <Field label={m.applications_notes()} hint={m.applications_notes_hint()}>
            <Textarea
              value={notes}
              onChange={(event) => onNotes(event.target.value)}
              maxLength={5000}
              rows={4}
              className="field-sizing-content max-h-80"
              dir="auto"
            />
          </Field>
        )}
        {!isOver && <NotifyExplanation id={notifyExplanationId} />}
      </div>
      <EraseSection id={application.id} onErased={onErased} />
    </div>
  );
}
