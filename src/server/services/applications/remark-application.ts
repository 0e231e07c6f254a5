import type { ApplicationScores } from '../../../shared/contracts/application.ts';
import { finalScore } from '../../../shared/domain/final-score.ts';
import { quizPercentage } from '../../../shared/domain/quiz-marking.ts';
import {
  typingAccuracy,
  typingSample,
  wordsPerMinute,
} from '../../../shared/domain/typing-metrics.ts';
import type { AttemptSection } from '../../db/entities/attempt-section.ts';
import { markAttempt } from '../attempts/mark-attempt.ts';

/** Marks a finished section from its stored answers, or its typed text and time, with the rules of today. */
export function remarkSection(section: AttemptSection): void {
  if (!section.finishedAt || section.skipped) return;
  if (section.section === 'typing') {
    const typedText = section.typedText ?? '';
    section.wpm = wordsPerMinute(typedText, section.elapsedMs ?? 0);
    section.accuracy = typingAccuracy(typedText, typingSample);
    return;
  }
  section.percentage = quizPercentage(section.questions ?? [], section.answers ?? {});
}

/** The scores of an attempt whose sections are marked. */
export function scoresOfAttempt(sections: readonly AttemptSection[]): ApplicationScores {
  const marked = markAttempt(sections);
  return {
    generalQuizScore: marked.general?.score ?? null,
    typingTestWpm: marked.typing?.wpm ?? null,
    typingTestAccuracy: marked.typing?.accuracy ?? null,
    englishTestScore: marked.english?.score ?? null,
    finalScore: marked.finalScore,
  };
}

/** The same parts under the formula of today; all there is to do for scores that came without answers. */
export function scoresOfParts(parts: ApplicationScores): ApplicationScores {
  const { generalQuizScore, typingTestWpm, typingTestAccuracy, englishTestScore } = parts;
  return {
    generalQuizScore,
    typingTestWpm,
    typingTestAccuracy,
    englishTestScore,
    finalScore: finalScore({
      quiz: generalQuizScore === null ? null : generalQuizScore * 10,
      typing:
        typingTestWpm === null || typingTestAccuracy === null
          ? null
          : { wpm: typingTestWpm, accuracy: typingTestAccuracy },
      english: englishTestScore === null ? null : englishTestScore * 10,
    }),
  };
}
