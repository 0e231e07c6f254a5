import type { z } from 'zod';
import { germanOptionColumns, optionColumns } from '../../../shared/content/question-file.ts';
import {
  type CreateQuestionInput,
  createQuestionInput,
  type ImportLine,
  type Question,
} from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { questionCells } from './question-row.ts';

type Problem = ImportLine['problems'][number];
export type ReadLine =
  | { ok: true; input: CreateQuestionInput }
  | { ok: false; problems: Problem[] };

/** Which column a field of the contract stands in. */
const columnOf: Record<string, string> = {
  questionText: 'question',
  options: 'option1',
  correctAnswer: 'correct',
  german: 'german_question',
  isActive: 'active',
};

const yes = new Set(['', 'yes', 'true', '1', 'ja', 'x']);
const no = new Set(['no', 'false', '0', 'nein']);

function activeOf(cell: string): boolean | null {
  const word = cell.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** The wordings by place, and which of them is right; empty places are closed up in both languages together. */
function optionsOf(cell: (column: string) => string) {
  const places = optionColumns.map((column, index) => ({
    number: index + 1,
    english: cell(column),
    german: cell(germanOptionColumns[index] ?? ''),
  }));
  const filled = places.filter(({ english, german }) => english !== '' || german !== '');
  const hasGerman = cell('german_question') !== '' || filled.some(({ german }) => german !== '');
  return {
    options: filled.map(({ english }) => english),
    correctAnswer: places.find(({ number }) => String(number) === cell('correct'))?.english ?? '',
    german: hasGerman
      ? { questionText: cell('german_question'), options: filled.map(({ german }) => german) }
      : null,
  };
}

function problemsIn(error: z.ZodError): Problem[] {
  return error.issues.map(({ path, message }) => {
    const field = String(path[0] ?? '');
    return { column: columnOf[field] ?? (field || null), message };
  });
}

/**
 * A line as a whole question, by the rules of the form. Columns that the file does not have keep what the question has
 * now, or their default in a new one.
 */
export function readQuestionLine(
  cells: ReadonlyMap<string, string>,
  current: Question | undefined,
): ReadLine {
  const kept = current ? questionCells(current) : {};
  const cell = (column: string) => cells.get(column) ?? kept[column] ?? '';
  const number = cell('correct');
  const type = cell('type').toLowerCase();
  if (type !== 'typing' && !/^\d{1,2}$/.test(number)) {
    return { ok: false, problems: [{ column: 'correct', message: m.validation_csv_correct() }] };
  }
  const isActive = activeOf(cell('active'));
  if (isActive === null) {
    return { ok: false, problems: [{ column: 'active', message: m.validation_csv_active() }] };
  }
  const parsed = createQuestionInput.safeParse({
    type,
    category: cell('category'),
    difficulty: cell('difficulty').toLowerCase() || undefined,
    points: cell('points'),
    questionText: cell('question'),
    isActive,
    ...optionsOf(cell),
  });
  return parsed.success
    ? { ok: true, input: parsed.data }
    : { ok: false, problems: problemsIn(parsed.error) };
}
