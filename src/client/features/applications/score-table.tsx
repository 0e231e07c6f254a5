import type { ApplicationDetail, ApplicationSummary } from '../../../shared/contracts/application-admin.ts';
import type { SectionName } from '../../../shared/contracts/attempt.ts';
import { scoreWeights, typingComponent } from '../../../shared/domain/scoring.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Table } from '../../ui/table.tsx';
import { sectionLabels } from './labels.ts';
import { useFormats } from './use-formats.ts';

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
  /** What the part adds to the final score. */
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
  const formats = useFormats();
  const parts = scoreParts(application);
  const orNone = (value: number | null, format: (value: number) => string) =>
    value === null ? m.admin_not_available() : format(value);
  const final = orNone(application.finalScore, formats.percent);
  return (
    <>
      <Table label={m.admin_score_how()}>
        <thead>
          <tr>
            <th scope="col">{m.admin_score_part()}</th>
            <th scope="col" className="num">
              {m.admin_score_percent()}
            </th>
            <th scope="col" className="num">
              {m.admin_score_weight()}
            </th>
            <th scope="col" className="num">
              {m.admin_score_points()}
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
              {m.admin_column_final_score()}
            </th>
            <td className="num font-medium">{final}</td>
          </tr>
        </tbody>
      </Table>
      <p className="mt-3 text-sm text-muted">
        {application.finalScore === null && <>{m.admin_score_incomplete()} </>}
        {m.admin_score_typing_rule()}{' '}
        {m.admin_score_formula({ version: application.formulaVersion })}{' '}
        {application.scoreSource === 'verified' &&
          (application.formulaVersion === 1
            ? m.admin_score_formula_place()
            : m.admin_score_formula_aligned())}
      </p>
    </>
  );
}
