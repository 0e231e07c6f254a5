import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { ApplicationScores } from '../../../shared/contracts/application.ts';
import type {
  ApplicationDetail,
  ApplicationSummary,
  recomputeOutput,
} from '../../../shared/contracts/application-admin.ts';
import type { SectionName } from '../../../shared/contracts/attempt.ts';
import {
  type ScoreLabel,
  scoreLabel,
  scoreWeights,
  typingComponent,
} from '../../../shared/domain/scoring.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { cn } from '../../lib/cn.ts';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Table } from '../../ui/table.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { useNumberFormats } from './use-number-formats.ts';

export const sectionLabels: Record<SectionName, () => string> = {
  general: m.applications_general_quiz,
  typing: m.applications_typing_test,
  english: m.applications_english_test,
};

const scoreLabels: Record<ScoreLabel, () => string> = {
  excellent: m.applications_score_excellent,
  good: m.applications_score_good,
  'needs-improvement': m.applications_score_needs_improvement,
};

type Recomputation = z.infer<typeof recomputeOutput>;

/** Shows what marking the application by the formula of today would change, and does it when that is wanted. */
export function RecomputeButton({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const arrival = useArrival('admin.applications');
  const formats = useNumberFormats();
  const preview = trpc.admin.applications.previewRecomputation.useQuery(
    { id },
    { enabled: open, gcTime: 0 },
  );
  const apply = trpc.admin.applications.recompute.useMutation({
    onSuccess: async ({ before, after }) => {
      await arrival();
      setOpen(false);
      toast({
        title: m.applications_recomputed({
          before: score(before.finalScore),
          after: score(after.finalScore),
        }),
        variant: 'success',
      });
    },
    onError: (error) => toastFailure(m.applications_recompute_failed(), error),
  });
  const score = (value: number | null) =>
    value === null ? m.ui_not_available() : formats.percent(value);
  const isChanged = preview.data?.isChanged === true;
  const attemptId = preview.data?.attemptId;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="sm" className="mt-3">
          {m.applications_recompute()}
        </Button>
      }
      title={m.applications_recompute()}
      description={m.applications_recompute_text()}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {isChanged ? m.ui_cancel() : m.ui_close()}
          </Button>
          {isChanged && attemptId && (
            <Button pending={apply.isPending} onClick={() => apply.mutate({ id, attemptId })}>
              {m.applications_recompute_apply()}
            </Button>
          )}
        </>
      }
    >
      <QueryResult
        query={preview}
        errorTitle={m.applications_recompute_failed()}
        skeleton={<Skeleton className="h-40 w-full" />}
      >
        {(data) =>
          data.isChanged ? (
            <ChangeTable recomputation={data} />
          ) : (
            <p>{m.applications_recompute_same()}</p>
          )
        }
      </QueryResult>
    </Dialog>
  );
}

/** The figures before and after; a quiz only where its figure changes. */
function ChangeTable({ recomputation }: { recomputation: Recomputation }) {
  const { before, after, formulaBefore, formulaVersion } = recomputation;
  // Breaks where there is little room, so that both columns of figures are in view.
  const heading = (text: (inputs: { version: number }) => string, version: number) => (
    <span className="whitespace-normal">{text({ version })}</span>
  );
  return (
    <ScoresComparison
      label={m.applications_recompute()}
      before={{ scores: before, heading: heading(m.applications_recompute_now, formulaBefore) }}
      after={{ scores: after, heading: heading(m.applications_recompute_then, formulaVersion) }}
      hidesSameQuiz
    />
  );
}

type ComparedScores = { heading: ReactNode; scores: ApplicationScores };

interface ScoresComparisonProps {
  label: string;
  before: ComparedScores;
  /** Those that count, or would. */
  after: ComparedScores;
  hidesSameQuiz?: boolean;
}

/** Two times the scores of an application, side by side. */
export function ScoresComparison({
  label,
  before,
  after,
  hidesSameQuiz = false,
}: ScoresComparisonProps) {
  const formats = useNumberFormats();
  const rows: [keyof ApplicationScores, string, (value: number) => string][] = [
    ['generalQuizScore', m.applications_column_general(), formats.decimal],
    ['typingTestWpm', m.applications_csv_wpm(), formats.whole],
    ['typingTestAccuracy', m.applications_column_accuracy(), formats.percent],
    ['englishTestScore', m.applications_column_english(), formats.decimal],
    ['finalScore', m.applications_column_final_score(), formats.percent],
  ];
  const isHidden = (part: keyof ApplicationScores) =>
    hidesSameQuiz &&
    (part === 'generalQuizScore' || part === 'englishTestScore') &&
    before.scores[part] === after.scores[part];
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{m.applications_score_part()}</th>
          <th scope="col" className="num">
            {before.heading}
          </th>
          <th scope="col" className="num">
            {after.heading}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([part]) => !isHidden(part))
          .map(([part, name, format]) => {
            const shown = (value: number | null) =>
              value === null ? m.ui_not_available() : format(value);
            return (
              <tr key={part}>
                <th scope="row">{name}</th>
                <td className="num">{shown(before.scores[part])}</td>
                <td className="num font-medium">{shown(after.scores[part])}</td>
              </tr>
            );
          })}
      </tbody>
    </Table>
  );
}

interface ScoreTextProps {
  /** Whole percent; null where there is no score. */
  score: number | null;
  /** Writes the label out; otherwise only a screen reader hears it. */
  labelled?: boolean;
}

const colours: Record<ScoreLabel, { text: string; dot: string }> = {
  excellent: { text: 'text-success', dot: 'bg-success' },
  good: { text: 'text-warning', dot: 'bg-sun' },
  'needs-improvement': { text: 'text-danger', dot: 'bg-danger' },
};

export function ScoreText({ score, labelled = false }: ScoreTextProps) {
  const formats = useNumberFormats();
  if (score === null) return <span className="text-muted">{m.ui_not_available()}</span>;
  const label = scoreLabel(score);
  const { text, dot } = colours[label];
  return (
    <span className={cn('figures inline-flex items-center gap-2 font-medium', text)}>
      <span aria-hidden="true" className={cn('size-2 rounded-full', dot)} />
      {formats.percent(score)}
      <span className={cn(!labelled && 'sr-only')}> {scoreLabels[label]()}</span>
    </span>
  );
}

export function ResultDetails({ application }: { application: ApplicationDetail }) {
  const { generalQuizScore, englishTestScore, typingTestWpm, typingTestAccuracy } = application;
  const formats = useNumberFormats();
  const isVerified = application.scoreSource === 'verified';
  const outOfTen = (score: number | null) =>
    score === null
      ? m.ui_not_available()
      : m.applications_out_of_ten({ score: formats.decimal(score) });
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-lg">{m.applications_results()}</h3>
      <dl className="figures m-0">
        <DetailItem label={m.applications_general_quiz()}>{outOfTen(generalQuizScore)}</DetailItem>
        <DetailItem label={m.applications_typing_test()}>
          {typingTestWpm === null || typingTestAccuracy === null
            ? m.ui_not_available()
            : m.applications_typing_result({
                wpm: formats.whole(typingTestWpm),
                accuracy: formats.percent(typingTestAccuracy),
              })}
        </DetailItem>
        <DetailItem label={m.applications_english_test()}>{outOfTen(englishTestScore)}</DetailItem>
        <DetailItem label={m.applications_column_final_score()}>
          <ScoreText score={application.finalScore} labelled />
        </DetailItem>
        <DetailItem label={m.applications_source()}>
          <Badge tone={isVerified ? 'sea' : 'neutral'}>
            {isVerified ? m.applications_source_verified() : m.applications_source_self_reported()}
          </Badge>
          <span className="mt-1 block text-muted">
            {isVerified
              ? m.applications_source_verified_text()
              : m.applications_source_self_reported_text()}
          </span>
        </DetailItem>
      </dl>
    </section>
  );
}

type Scores = Pick<
  ApplicationSummary,
  'generalQuizScore' | 'typingTestWpm' | 'typingTestAccuracy' | 'englishTestScore'
>;

type ScorePart = {
  section: SectionName;
  /** Share of the final score, in percent. */
  weight: number;
  /** 0 to 100; null where the part has no score. */
  percent: number | null;
  /** The part's share of the final score. */
  points: number | null;
};

/** The three parts of a final score, as the formula puts them together. */
export function scoreParts(scores: Scores): ScorePart[] {
  const { generalQuizScore, typingTestWpm, typingTestAccuracy, englishTestScore } = scores;
  const part = (section: SectionName, share: number, percent: number | null): ScorePart => ({
    section,
    weight: share * 100,
    percent,
    points: percent === null ? null : share * percent,
  });
  const typing =
    typingTestWpm === null || typingTestAccuracy === null
      ? null
      : typingComponent(typingTestWpm, typingTestAccuracy);
  return [
    part('general', scoreWeights.quiz, generalQuizScore === null ? null : generalQuizScore * 10),
    part('typing', scoreWeights.typing, typing),
    part('english', scoreWeights.english, englishTestScore === null ? null : englishTestScore * 10),
  ];
}

/** The final score part by part, as the formula puts it together. */
export function ScoreTable({ application }: { application: ApplicationDetail }) {
  const formats = useNumberFormats();
  const parts = scoreParts(application);
  const orNone = (value: number | null, format: (value: number) => string) =>
    value === null ? m.ui_not_available() : format(value);
  const final = orNone(application.finalScore, formats.percent);
  return (
    <>
      <Table label={m.applications_score_how()}>
        <thead>
          <tr>
            <th scope="col">{m.applications_score_part()}</th>
            <th scope="col" className="num">
              {m.applications_score_percent()}
            </th>
            <th scope="col" className="num">
              {m.applications_score_weight()}
            </th>
            <th scope="col" className="num">
              {m.applications_score_points()}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ section, percent, weight, points }) => (
            <tr key={section}>
              <th scope="row">{sectionLabels[section]()}</th>
              <td className="num">{orNone(percent, formats.percent)}</td>
              <td className="num">{formats.percent(weight)}</td>
              <td className="num">{orNone(points, formats.decimal)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={3}>
              {m.applications_column_final_score()}
            </th>
            <td className="num font-medium">{final}</td>
          </tr>
        </tbody>
      </Table>
      <p className="mt-3 text-sm text-muted">
        {application.finalScore === null && <>{m.applications_score_incomplete()} </>}
        {m.applications_score_typing_rule()}{' '}
        {m.applications_score_formula({ version: application.formulaVersion })}{' '}
        {application.scoreSource === 'verified' &&
          (application.formulaVersion === 1
            ? m.applications_score_formula_place()
            : m.applications_score_formula_aligned())}
      </p>
    </>
  );
}
