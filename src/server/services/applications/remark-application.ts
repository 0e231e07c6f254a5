import type { ApplicationScores } from '../../../shared/contracts/application.ts';
import { quizPercentage } from '../../../shared/domain/quiz-marking.ts';
import {
  typingAccuracy,
  typingSample,
  wordsPerMinute,
} from '../../../shared/domain/typing-metrics.ts';
import type { Attempt } from '../../db/entities/attempt.ts';
import type { AttemptSection } from '../../db/entities/attempt-section.ts';
import { type MarkedSection, markAttempt } from '../attempts/mark-attempt.ts';

/**
 * What a finished section earns by the rules of today, from its stored answers or its typed text and time; what it has
 * where it is open or was skipped. The section itself stays as it is.
 */
export function markSection(
  attempt: Pick<Attempt, 'typingSample'>,
  stored: AttemptSection,
): MarkedSection {
  const { section, finishedAt, skipped, percentage, wpm, accuracy } = stored;
  const marked: MarkedSection = { section, finishedAt, skipped, percentage, wpm, accuracy };
  if (!finishedAt || skipped) return marked;
  if (section === 'typing') {
    const typedText = stored.typedText ?? '';
    return {
      ...marked,
      wpm: wordsPerMinute(typedText, stored.elapsedMs ?? 0),
      accuracy: typingAccuracy(typedText, attempt.typingSample ?? typingSample),
    };
  }
  return { ...marked, percentage: quizPercentage(stored.questions ?? [], stored.answers ?? {}) };
}

/** The scores of an attempt whose sections are marked. */
export function scoresOfAttempt(sections: readonly MarkedSection[]): ApplicationScores {
  const marked = markAttempt(sections);
  return {
    generalQuizScore: marked.general?.score ?? null,
    typingTestWpm: marked.typing?.wpm ?? null,
    typingTestAccuracy: marked.typing?.accuracy ?? null,
    englishTestScore: marked.english?.score ?? null,
    finalScore: marked.finalScore,
  };
}
