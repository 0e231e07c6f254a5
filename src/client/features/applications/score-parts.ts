import type { ApplicationSummary } from '../../../shared/contracts/application-record.ts';
import type { SectionName } from '../../../shared/contracts/attempt.ts';
import { scoreWeights, typingComponent } from '../../../shared/domain/final-score.ts';

type Scores = Pick<
  ApplicationSummary,
  'generalQuizScore' | 'typingTestWpm' | 'typingTestAccuracy' | 'englishTestScore'
>;

export type ScorePart = {
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
