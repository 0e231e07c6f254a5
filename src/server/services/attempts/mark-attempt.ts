import type { AttemptResults, SectionName } from '../../../shared/contracts/attempt.ts';
import type { QuizType } from '../../../shared/contracts/question.ts';
import { finalScore } from '../../../shared/domain/final-score.ts';
import { scoreOutOfTen } from '../../../shared/domain/quiz-marking.ts';
import type { AttemptSection } from '../../db/entities/attempt-section.ts';

const quizTypes: readonly QuizType[] = ['general', 'english'];

/** A section with what it earned, set when the attempt is closed. */
export type MarkedSection = Pick<
  AttemptSection,
  'section' | 'finishedAt' | 'skipped' | 'percentage' | 'wpm' | 'accuracy'
>;

/** Puts the marked sections of an attempt together; a section that is missing or skipped has no score. */
export function markAttempt(
  sections: readonly MarkedSection[],
): Omit<AttemptResults, 'formulaVersion' | 'applicationId' | 'statusToken'> {
  const finished = (name: SectionName) =>
    sections.find(({ section, finishedAt, skipped }) => section === name && finishedAt && !skipped);
  const quiz = (name: QuizType) => {
    const percentage = finished(name)?.percentage ?? null;
    return percentage === null ? null : { percentage, score: scoreOutOfTen(percentage) };
  };
  const typed = finished('typing');
  const typing = typed ? { wpm: typed.wpm ?? 0, accuracy: typed.accuracy ?? 0 } : null;
  const general = quiz('general');
  const english = quiz('english');
  return {
    general,
    typing,
    english,
    skipped: quizTypes.filter((name) => sections.some((s) => s.section === name && s.skipped)),
    finalScore: finalScore({
      quiz: general?.percentage ?? null,
      typing,
      english: english?.percentage ?? null,
    }),
  };
}
