import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import {
  type CreateQuestionInput,
  createQuestionInput,
  germanOptionColumns,
  type ImportLine,
  type ListedQuestion,
  optionColumns,
  type Question,
  questionColumns,
  questionFileLimits,
  readOnlyColumns,
  requiredColumns,
} from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { fieldError } from '../../errors.ts';
import { unescapeFormula } from '../csv.ts';

/** A question as the cells of its row, by column; the figures are left out. */
export function questionCells(question: Question): Record<string, string> {
  const { options, german } = question;
  return {
    id: question.id,
    type: question.type,
    category: question.category,
    difficulty: question.difficulty,
    points: String(question.points),
    active: question.isActive ? 'yes' : 'no',
    question: question.questionText,
    correct: question.type === 'typing' ? '' : String(options.indexOf(question.correctAnswer) + 1),
    german_question: german?.questionText ?? '',
    ...Object.fromEntries(optionColumns.map((column, index) => [column, options[index] ?? ''])),
    ...Object.fromEntries(
      germanOptionColumns.map((column, index) => [column, german?.options[index] ?? '']),
    ),
  };
}

/** The heads of a file that holds these questions: no more options than one of them has, and room for four. */
export function fileColumns(questions: readonly ListedQuestion[]): string[] {
  const options = Math.max(4, ...questions.map((question) => question.options.length));
  const [id, ...others] = questionColumns.filter(
    (column) => column !== 'correct' && column !== 'german_question',
  );
  return [
    id ?? 'id',
    ...others,
    ...optionColumns.slice(0, options),
    'correct',
    'german_question',
    ...germanOptionColumns.slice(0, options),
    ...readOnlyColumns,
  ];
}

/** One question of a file: where it begins, counted from 1, and its cells by column. */
export type FileLine = { line: number; cells: Map<string, string> };

const knownColumns = new Set<string>([
  ...questionColumns,
  ...readOnlyColumns,
  ...optionColumns,
  ...germanOptionColumns,
]);

const parsedRowsSchema = z.array(
  z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }),
);

const createFileError = (message: string, cause?: unknown) => fieldError('csv', message, cause);

/** Spreadsheets of countries with a decimal comma write a semicolon. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
}

function parseCsv(text: string) {
  try {
    return parsedRowsSchema.parse(
      parse(text, {
        delimiter: delimiterOf(text),
        info: true,
        relax_column_count: true,
        skip_empty_lines: false,
      }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = z.number().safeParse(error.lines).data ?? 1;
    throw createFileError(m.validation_csv_broken({ line }), error);
  }
}

function requireColumns(head: readonly string[], further: readonly string[]): void {
  const list = (columns: readonly string[]) => columns.join(', ');
  const missing = requiredColumns.filter((column) => !head.includes(column));
  if (missing.length > 0)
    throw createFileError(m.validation_csv_missing({ columns: list(missing) }));
  const named = head.filter((column) => column !== '');
  const strange = named.filter((column) => !knownColumns.has(column) && !further.includes(column));
  if (strange.length > 0)
    throw createFileError(m.validation_csv_unknown({ columns: list(strange) }));
  const twice = named.filter((column, index) => named.indexOf(column) !== index);
  if (twice.length > 0) throw createFileError(m.validation_csv_twice({ columns: list(twice) }));
}

/**
 * The lines of a CSV file of questions, with commas or semicolons, with or without a byte order mark.
 * Throws AppError('invalid-input') for what is no such file, or is too long.
 * @param further columns that the file may have beside those of an import
 */
export function readQuestionFile(csv: string, further: readonly string[] = []): FileLine[] {
  const records = parseCsv(csv.replace(/^\uFEFF/, ''));
  const [first, ...rest] = records;
  const head = (first?.record ?? []).map((cell) => cell.trim().toLowerCase());
  requireColumns(head, further);
  let end = first?.info.lines ?? 1;
  const lines: FileLine[] = [];
  for (const { info, record } of rest) {
    // A cell may hold line breaks: a record begins after the end of the one before.
    const line = end + 1;
    end = info.lines;
    if (record.every((cell) => cell.trim() === '')) continue;
    const cells = head.map((column, index): [string, string] => [
      column,
      unescapeFormula((record[index] ?? '').trim()),
    ]);
    lines.push({ line, cells: new Map(cells) });
  }
  if (lines.length === 0) throw createFileError(m.validation_csv_empty());
  if (lines.length > questionFileLimits.lines) {
    throw createFileError(m.validation_csv_long({ max: questionFileLimits.lines }));
  }
  return lines;
}

type Problem = ImportLine['problems'][number];
type ReadLine = { ok: true; input: CreateQuestionInput } | { ok: false; problems: Problem[] };

/** Which column a field of the contract stands in. */
const columnOf: Record<string, string> = {
  questionText: 'question',
  options: 'option1',
  correctAnswer: 'correct',
  german: 'german_question',
  isActive: 'active',
};

const yesWords = new Set(['', 'yes', 'true', '1', 'ja', 'x']);
const noWords = new Set(['no', 'false', '0', 'nein']);

function parseActive(cell: string): boolean | null {
  const word = cell.toLowerCase();
  if (yesWords.has(word)) return true;
  return noWords.has(word) ? false : null;
}

/** The wordings by place, and which of them is right; empty places are closed up in both languages together. */
function parseOptions(cell: (column: string) => string) {
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

function toProblems(error: z.ZodError): Problem[] {
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
  const stored = current ? questionCells(current) : {};
  const cell = (column: string) => cells.get(column) ?? stored[column] ?? '';
  const problems: Problem[] = [];
  const type = cell('type').toLowerCase();
  if (type !== 'typing' && !/^\d{1,2}$/.test(cell('correct'))) {
    problems.push({ column: 'correct', message: m.validation_csv_correct() });
  }
  const isActive = parseActive(cell('active'));
  if (isActive === null) {
    problems.push({ column: 'active', message: m.validation_csv_active() });
  }
  const parsed = createQuestionInput.safeParse({
    type,
    category: cell('category'),
    difficulty: cell('difficulty').toLowerCase() || undefined,
    points: cell('points'),
    questionText: cell('question'),
    isActive: isActive ?? true,
    ...parseOptions(cell),
  });
  if (parsed.success && problems.length === 0) return { ok: true, input: parsed.data };
  const named = new Set(problems.map(({ column }) => column));
  const further = parsed.success ? [] : toProblems(parsed.error);
  return {
    ok: false,
    problems: [...problems, ...further.filter(({ column }) => !named.has(column))],
  };
}
