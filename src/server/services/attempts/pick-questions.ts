import { randomInt } from 'node:crypto';
import { difficultySchema } from '../../../shared/contracts/question.ts';
import type { AskedQuestion } from '../../db/entities/attempt-section.ts';
import type { Question } from '../../db/entities/question.ts';

/** Ten questions a quiz: enough to tell people apart, and done on a phone in ten minutes. */
export const questionsPerQuiz = 10;

/** A fair shuffle (Fisher-Yates) with the system's randomness, so that no order can be foreseen. */
function shuffled<T>(items: readonly T[]): T[] {
  const pool = [...items];
  const result: T[] = [];
  while (pool.length > 0) result.push(...pool.splice(randomInt(pool.length), 1));
  return result;
}

/**
 * Draws the questions of one attempt: each difficulty in its share of the bank, easy ones first, so that two
 * applicants get different questions of equal weight. All of them when the bank holds no more than ten.
 */
export function pickQuestions(bank: readonly Question[], count = questionsPerQuiz): Question[] {
  if (bank.length <= count) return byDifficulty(bank);
  const groups = difficultySchema.options.map((difficulty) => {
    const pool = shuffled(bank.filter((question) => question.difficulty === difficulty));
    const share = (pool.length / bank.length) * count;
    return { pool, whole: Math.floor(share), rest: share - Math.floor(share) };
  });
  const picked = groups.flatMap(({ pool, whole }) => pool.slice(0, whole));
  // What rounding down leaves goes to those it took the most from.
  const next = shuffled(groups)
    .toSorted((a, b) => b.rest - a.rest)
    .flatMap(({ pool, whole }) => pool.slice(whole, whole + 1));
  return byDifficulty([...picked, ...next.slice(0, count - picked.length)]);
}

function byDifficulty(questions: readonly Question[]): Question[] {
  const rank = ({ difficulty }: Question) => difficultySchema.options.indexOf(difficulty);
  return questions.toSorted((a, b) => rank(a) - rank(b));
}

/** Freezes a question for an attempt, its options shuffled and addressed by id. */
export function askQuestion(question: Question): AskedQuestion {
  const options = question.options.map((text, index) => ({
    id: `o${index + 1}`,
    text,
    germanText: question.german?.options[index] ?? null,
  }));
  const correct = options.find((option) => option.text === question.correctAnswer);
  return {
    id: question.id,
    category: question.category,
    points: question.points,
    questionText: question.questionText,
    germanText: question.german?.questionText ?? null,
    options: shuffled(options),
    correctOptionId: correct?.id ?? '',
  };
}
