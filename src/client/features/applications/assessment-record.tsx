import { Check, ChevronRight, Info, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type {
  ApplicationDetail,
  Flag,
  MarkedAnswer,
} from '../../../shared/contracts/application-admin.ts';
import { typingAligner } from '../../../shared/domain/scoring.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { TypedSample, TypedSampleLegend, typedMistakes } from '../../ui/typed-sample.tsx';
import { sectionLabels } from './scores.tsx';
import { useNumberFormats } from './use-number-formats.ts';

const flagLabels: Record<Flag, () => string> = {
  pasted: m.applications_flag_pasted,
  'focus-lost': m.applications_flag_focus_lost,
  'impossible-rate': m.applications_flag_impossible_rate,
  'timing-mismatch': m.applications_flag_timing_mismatch,
  'start-unknown': m.applications_flag_start_unknown,
  late: m.applications_flag_late,
};

/** Observations during a test, without judgement. */
function FlagNotes({ flags }: { flags: readonly Flag[] }) {
  if (flags.length === 0) return null;
  return (
    <div className="mb-3 flex gap-2.5 rounded bg-surface px-3 py-2.5 text-sm">
      <Info aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-medium">{m.applications_observations()}</p>
        <ul className="m-0 list-none p-0">
          {flags.map((flag) => (
            <li key={flag}>{flagLabels[flag]()}</li>
          ))}
        </ul>
        <p className="mt-1 text-muted">{m.applications_observations_text()}</p>
      </div>
    </div>
  );
}

interface DisclosureProps {
  title: ReactNode;
  /** The gist, readable while it is closed. */
  summary?: ReactNode;
  /** From the beginning, as on paper. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the record that opens on demand. */
export function Disclosure({ title, summary, isOpen = false, children }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      className="group/disclosure border-b border-mist"
      onToggle={({ currentTarget }) => {
        // At the lower edge it would open out of view.
        if (currentTarget.open && !isOpen) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-x-3 rounded py-2 hover:text-sea [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 shrink-0 text-muted transition-transform group-open/disclosure:rotate-90"
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{title}</span>
          {summary && <span className="figures text-sm text-muted">{summary}</span>}
        </span>
      </summary>
      <div className="min-w-0 pt-1 pb-6 sm:ps-8">{children}</div>
    </details>
  );
}

type Section = Pick<
  ApplicationDetail['quizzes'][number],
  'tries' | 'startedAt' | 'finishedAt' | 'skipped'
>;

/** Number and moments of a test's attempts. */
function SectionTimes({ section }: { section: Section }) {
  const { moment } = useDateTimeFormat();
  const { tries, startedAt, finishedAt, skipped } = section;
  const facts = [
    skipped && m.applications_skipped(),
    m.applications_tries({ count: tries }),
    startedAt && m.applications_started({ date: moment(startedAt) }),
    finishedAt && m.applications_finished({ date: moment(finishedAt) }),
  ].filter(Boolean);
  return <p className="figures mb-2 text-sm text-muted">{facts.join(' · ')}</p>;
}

interface AnswerItemProps {
  number: number;
  answer: MarkedAnswer;
}

function AnswerItem({ number, answer }: AnswerItemProps) {
  const { questionText, category, chosen, correct, isCorrect, points } = answer;
  const Mark = isCorrect ? Check : X;
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-b border-mist py-3 text-sm last:border-b-0">
      <span className={isCorrect ? 'text-success' : 'text-danger'}>
        <Mark aria-hidden="true" strokeWidth={2} className="mt-0.5 size-5" />
        <span className="sr-only">
          {isCorrect ? m.applications_answer_right() : m.applications_answer_wrong()}
        </span>
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="whitespace-pre-line">
          <span className="figures">{number}. </span>
          {questionText}
        </p>
        <p className="mt-1">
          {chosen === null
            ? m.applications_answer_none()
            : m.applications_answer_chosen({ answer: chosen })}
        </p>
        {!isCorrect && <p>{m.applications_answer_correct({ answer: correct })}</p>}
        <p className="mt-1 text-xs text-muted">
          {category && `${category}, `}
          {m.applications_points({ count: points })}
        </p>
      </div>
    </li>
  );
}

interface QuizRecordProps {
  quiz: ApplicationDetail['quizzes'][number];
  isOpen?: boolean;
}

export function QuizRecord({ quiz, isOpen = false }: QuizRecordProps) {
  const right = quiz.answers.filter(({ isCorrect }) => isCorrect);
  const sum = (answers: readonly MarkedAnswer[]) =>
    answers.reduce((total, { points }) => total + points, 0);
  return (
    <Disclosure
      isOpen={isOpen}
      title={sectionLabels[quiz.section]()}
      summary={
        quiz.skipped
          ? m.applications_skipped()
          : m.applications_answers_right({
              right: right.length,
              count: quiz.answers.length,
              points: sum(right),
              total: sum(quiz.answers),
            })
      }
    >
      <SectionTimes section={quiz} />
      <FlagNotes flags={quiz.flags} />
      <ol className="m-0 grid list-none gap-0 p-0">
        {quiz.answers.map((answer, index) => (
          <AnswerItem
            key={`${answer.questionText} ${answer.correct}`}
            number={index + 1}
            answer={answer}
          />
        ))}
      </ol>
    </Disclosure>
  );
}

interface TypingRecordProps {
  typing: NonNullable<ApplicationDetail['typing']>;
  isOpen?: boolean;
}

export function TypingRecord({ typing, isOpen = false }: TypingRecordProps) {
  const formats = useNumberFormats();
  const { sampleText, typedText } = typing;
  const { runs } = useMemo(() => typingAligner(sampleText)(typedText), [sampleText, typedText]);
  return (
    <Disclosure
      isOpen={isOpen}
      title={m.applications_typing_test()}
      summary={m.applications_time_used({
        time: formats.seconds(typing.elapsedMs),
        limit: formats.seconds(typing.durationSeconds * 1000),
      })}
    >
      <SectionTimes section={typing} />
      <FlagNotes flags={typing.flags} />
      <h4 className="mb-1 text-sm font-medium">{m.applications_typed_text()}</h4>
      {typing.typedText ? (
        <p className="rounded bg-surface px-3 py-2.5 text-sm leading-6 wrap-anywhere whitespace-pre-wrap">
          {typing.typedText}
        </p>
      ) : (
        <p className="text-sm text-muted">{m.applications_typed_nothing()}</p>
      )}
      {typing.typedText && (
        <>
          <h4 className="mt-4 mb-1 text-sm font-medium">{m.applications_typed_sample()}</h4>
          <div lang="en" className="mb-2 rounded bg-surface px-3 py-2.5 text-sm leading-6">
            <TypedSample runs={runs} />
          </div>
          <p className="sr-only">{typedMistakes(runs, sampleText)}</p>
          <TypedSampleLegend />
        </>
      )}
    </Disclosure>
  );
}
