import { useState } from 'react';
import { provingDigits } from '../../../shared/content/careers.ts';
import {
  type ApplicationDetail,
  retakeReasonSchema,
} from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { QuizRecord, TypingRecord } from './assessment-record.tsx';
import { ScoresComparison } from './scores.tsx';

type Retake = NonNullable<ApplicationDetail['retake']>;

function AttemptHeading({ title, counts }: { title: string; counts: boolean }) {
  return (
    <span className="grid whitespace-normal">
      <span>{title}</span>
      <span className="font-normal">
        {counts ? m.applications_retake_counts() : m.applications_retake_counts_not()}
      </span>
    </span>
  );
}

interface AttemptDetailsProps {
  title: string;
  attempt: { takenAt: Date | null; formulaVersion: number };
}

/** Moment an attempt was closed, and the formula it was marked by. */
function AttemptDetails({ title, attempt: { takenAt, formulaVersion } }: AttemptDetailsProps) {
  const { moment } = useDateTimeFormat();
  const formula = m.applications_retake_formula({ version: formulaVersion });
  return (
    <DetailItem label={title}>
      {[takenAt && moment(takenAt), formula].filter(Boolean).join(' · ')}
    </DetailItem>
  );
}

interface RetakeResultsProps {
  application: ApplicationDetail;
  /** From the beginning, as on paper. */
  isOpen?: boolean;
}

/** Both attempts side by side once the second one is closed, and which of them counts; before that how it stands. */
export function RetakeResults({ application, isOpen = false }: RetakeResultsProps) {
  const { retake } = application;
  if (!retake) return null;
  const { first } = retake;
  return (
    <section aria-labelledby="retake-title" className="grid min-w-0 gap-3">
      <h3 id="retake-title" className="text-lg">
        {m.applications_retake_title()}
      </h3>
      <p className="max-w-[68ch] text-sm text-muted">
        {first ? m.applications_retake_explanation() : <RetakeState retake={retake} />}
      </p>
      {first && (
        <>
          <dl className="figures m-0">
            <AttemptDetails title={m.applications_retake_first()} attempt={first} />
            <AttemptDetails title={m.applications_retake_second()} attempt={application} />
          </dl>
          <ScoresComparison
            label={m.applications_retake_comparison()}
            before={{
              scores: first,
              heading: <AttemptHeading title={m.applications_retake_first()} counts={false} />,
            }}
            after={{
              scores: application,
              heading: <AttemptHeading title={m.applications_retake_second()} counts />,
            }}
          />
          <div className="min-w-0">
            <h4 className="mt-2 font-medium">{m.applications_retake_first_answers()}</h4>
            {first.quizzes.map((quiz) => (
              <QuizRecord key={quiz.section} quiz={quiz} isOpen={isOpen} />
            ))}
            {first.typing && <TypingRecord typing={first.typing} isOpen={isOpen} />}
          </div>
        </>
      )}
    </section>
  );
}

/** State of a second attempt that is not closed. */
function RetakeState({ retake: { begunAt, isAbandoned, openUntil } }: { retake: Retake }) {
  const { moment } = useDateTimeFormat();
  const [now] = useState(() => new Date());
  if (begunAt) {
    const date = moment(begunAt);
    return isAbandoned
      ? m.applications_retake_abandoned({ date })
      : m.applications_retake_begun({ date });
  }
  return openUntil > now
    ? m.applications_retake_open({ date: moment(openUntil) })
    : m.applications_retake_over({ date: moment(openUntil) });
}

/** The way to take back a second attempt that was not begun. */
export function WithdrawRetake({ application }: { application: ApplicationDetail }) {
  const { id, canWithdrawRetake } = application;
  const arrival = useArrival('admin.applications');
  const { mutateAsync } = trpc.admin.applications.withdrawRetake.useMutation({
    onSuccess: ({ isMailed }) => {
      toast({
        title: isMailed
          ? m.applications_retake_withdrawn()
          : m.applications_retake_withdrawn_unsent(),
        variant: 'success',
      });
    },
    onError: (error) => toastFailure(m.applications_retake_withdraw_failed(), error),
    // Refused, it was begun or taken back elsewhere meanwhile.
    onSettled: arrival,
  });
  if (!canWithdrawRetake) return null;
  return (
    <ConfirmButton
      size="sm"
      className="-mt-4 justify-self-start"
      label={m.applications_retake_withdraw()}
      title={m.applications_retake_withdraw_ask()}
      description={m.applications_retake_withdraw_text()}
      onConfirm={() => mutateAsync({ id })}
    />
  );
}

/** The way to allow a second attempt, where there is none and one is possible. */
export function AllowRetakeSection({ application }: { application: ApplicationDetail }) {
  const { id, canAllowRetake, isRetakeUnprovable } = application;
  const [isAsking, setIsAsking] = useState(false);
  const arrival = useArrival('admin.applications');
  const { mutateAsync } = trpc.admin.applications.allowRetake.useMutation();
  // The dialog stays while it is open: what was typed in it is not lost.
  if (!canAllowRetake && !isRetakeUnprovable && !isAsking) return null;
  return (
    <section aria-labelledby="allow-retake-title" className="grid gap-3 border-t border-mist pt-6">
      <h3 id="allow-retake-title" className="text-lg">
        {m.applications_retake_title()}
      </h3>
      <p className="max-w-[68ch] text-sm text-muted">
        {isRetakeUnprovable
          ? m.error_retake_unprovable({ count: provingDigits })
          : m.applications_retake_text()}
      </p>
      {!isRetakeUnprovable && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => setIsAsking(true)}
        >
          {m.applications_retake_allow()}
        </Button>
      )}
      <ReasonDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={m.applications_retake_allow()}
        description={m.applications_retake_allow_text()}
        label={m.applications_retake_reason()}
        hint={m.applications_retake_reason_hint()}
        action={m.applications_retake_confirm()}
        schema={retakeReasonSchema}
        onSend={(reason) => mutateAsync({ id, reason })}
        feedback={{
          saved: m.applications_retake_done(),
          failed: m.applications_retake_failed(),
          arrival,
        }}
      />
    </section>
  );
}
