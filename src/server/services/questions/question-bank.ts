import { englishQuestions } from './question-bank-english.ts';
import { generalQuestions } from './question-bank-general.ts';
import { typingTexts } from './question-bank-typing.ts';

type QuizQuestion = {
  /** Stable key: seeding inserts a key once. */
  seedKey: string;
  type: 'general' | 'english';
  category: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** 1 for easy, 2 for medium, 3 for hard. */
  points: number;
  /** May contain line breaks, which must be kept when it is shown. */
  questionText: string;
  options: [string, string, string, string];
  /** One of the options, letter for letter. */
  correctAnswer: string;
  /** Options in the order of the English ones; null where the English itself is tested. */
  german: { questionText: string; options: [string, string, string, string] } | null;
};

/** A text for the typing test; it waits, inactive, until an administrator puts it into rotation. */
type TypingText = {
  seedKey: string;
  type: 'typing';
  category: string;
  difficulty: 'medium';
  points: 1;
  questionText: string;
  options: string[];
  correctAnswer: '';
  german: null;
};

/** A question of the careers assessment as it is written for seeding. */
export type SeedQuestion = QuizQuestion | TypingText;

/** Everything the seeding adds: questions on judgement and accuracy first, then those on English, then texts to type. */
export const questionBank: readonly SeedQuestion[] = [
  ...generalQuestions,
  ...englishQuestions,
  ...typingTexts,
];
