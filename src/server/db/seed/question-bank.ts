import { englishQuestions } from './question-bank-english.ts';
import { generalQuestions } from './question-bank-general.ts';
import type { SeedQuestion } from './seed-question.ts';

/** Every question the seeding adds: those on judgement and accuracy first, then those on English. */
export const questionBank: readonly SeedQuestion[] = [...generalQuestions, ...englishQuestions];
