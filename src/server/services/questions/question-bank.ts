import { readFileSync } from 'node:fs';
import type { CreateQuestionInput } from '../../../shared/contracts/question.ts';
import { readQuestionFile, readQuestionLine } from './question-file.ts';

/** A question of the built-in bank; its key stays the same for ever, so that seeding adds it once. */
export type SeedQuestion = CreateQuestionInput & { seedKey: string };

const file = new URL('./question-bank.csv', import.meta.url);

/**
 * The built-in bank, in the format of an import with a further column `key`: questions on judgement and accuracy, questions
 * on English, and texts to type, inactive so that applicants get no other text until an administrator puts one into rotation.
 */
export const questionBank: readonly SeedQuestion[] = readQuestionFile(readFileSync(file, 'utf8'), [
  'key',
]).map(({ line, cells }) => {
  const read = readQuestionLine(cells, undefined);
  if (!read.ok) throw new Error(`question-bank.csv, line ${line}: ${read.problems[0]?.message}`);
  return { ...read.input, seedKey: cells.get('key') ?? '' };
});
