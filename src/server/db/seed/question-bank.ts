import { englishQuestions } from './question-bank-english.ts';
import { generalQuestions } from './question-bank-general.ts';
import { typingTexts } from './question-bank-typing.ts';
import type { SeedQuestion } from './seed-question.ts';

/** Everything the seeding adds: questions on judgement and accuracy first, then those on English, then texts to type. */
export const questionBank: readonly SeedQuestion[] = [
  ...generalQuestions,
  ...englishQuestions,
  ...typingTexts,
];
