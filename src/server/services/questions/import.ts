import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { idSchema } from '../../../shared/contracts/fields.ts';
import {
  type CreateQuestionInput,
  createQuestionInput,
  germanOptionColumns,
  type ImportLine,
  type ImportQuestionsInput,
  type ImportQuestionsOutput,
  optionColumns,
  type Question as QuestionDto,
} from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Question } from '../../db/entities/questions.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { type FileLine, questionCells, readQuestionFile } from './question-file.ts';
import { toQuestion } from './questions.ts';

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
function readQuestionLine(
  cells: ReadonlyMap<string, string>,
  current: QuestionDto | undefined,
): ReadLine {
  const kept = current ? questionCells(current) : {};
  const cell = (column: string) => cells.get(column) ?? kept[column] ?? '';
  const number = cell('correct');
  const type = cell('type').toLowerCase();
  if (type !== 'typing' && !/^\d{1,2}$/.test(number)) {
    return { ok: false, problems: [{ column: 'correct', message: m.validation_csv_correct() }] };
  }
  const isActive = parseActive(cell('active'));
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
    ...parseOptions(cell),
  });
  return parsed.success
    ? { ok: true, input: parsed.data }
    : { ok: false, problems: toProblems(parsed.error) };
}

/** What is to be done with a line, beside what is told of it. */
type PlannedLine = {
  report: ImportLine;
  /** The question it changes; missing for a new one. */
  current: QuestionDto | undefined;
  input: CreateQuestionInput | null;
};

const questionKey = ({ type, questionText, options }: CreateQuestionInput | QuestionDto) =>
  JSON.stringify([type, questionText, options]);

function changedColumns(current: QuestionDto, input: CreateQuestionInput): string[] {
  const before = questionCells(current);
  const after = questionCells({ ...current, ...input });
  return Object.keys(after).filter((column) => before[column] !== after[column]);
}

/** Holds the lines of a file against the bank: which add a question, which change one, and why some do neither. */
function planImport(
  lines: readonly FileLine[],
  bank: readonly QuestionDto[],
): { planned: PlannedLine[]; fingerprint: string } {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const known = new Set(bank.map(questionKey));
  const seenIds = new Set<string>();

  function plan({ line, cells }: FileLine): PlannedLine {
    const id = (cells.get('id') ?? '').toLowerCase();
    const current = byId.get(id);
    const refused = (problems: ImportLine['problems']): PlannedLine => ({
      report: {
        line,
        outcome: 'refuse',
        questionText: cells.get('question') ?? '',
        changes: [],
        problems,
      },
      current,
      input: null,
    });
    const refusedId = (message: string) => refused([{ column: 'id', message }]);
    if (id !== '' && !idSchema.safeParse(id).success) return refusedId(m.validation_csv_id());
    if (id !== '' && !current) return refusedId(m.validation_csv_id_unknown());
    if (id !== '' && seenIds.has(id)) return refusedId(m.validation_csv_id_twice());
    seenIds.add(id);
    const read = readQuestionLine(cells, current);
    if (!read.ok) return refused(read.problems);
    const { input } = read;
    const report = { line, questionText: input.questionText, problems: [] };
    if (current) {
      const changes = changedColumns(current, input);
      const outcome = changes.length > 0 ? 'change' : 'same';
      return { report: { ...report, outcome, changes }, current, input };
    }
    // So that a file which is taken twice does not fill the bank with doubles.
    if (known.has(questionKey(input)))
      return refused([{ column: null, message: m.validation_csv_known() }]);
    known.add(questionKey(input));
    return { report: { ...report, outcome: 'add', changes: [] }, current, input };
  }

  const planned = lines.map(plan);
  const essence = planned.map(({ report, current, input }) => [
    report.line,
    report.outcome,
    current?.id,
    current?.version,
    input,
  ]);
  return {
    planned,
    fingerprint: createHash('sha256').update(JSON.stringify(essence)).digest('base64url'),
  };
}

function writeLines(
  em: EntityManager,
  entities: ReadonlyMap<string, Question>,
  planned: PlannedLine[],
) {
  for (const { report, current, input } of planned) {
    if (!input) continue;
    if (report.outcome === 'add') em.persist(em.create(Question, input));
    const entity = current && entities.get(current.id);
    if (report.outcome === 'change' && entity) em.assign(entity, input);
  }
}

/**
 * Looks at a CSV file of questions and tells of each line what it would do; with the fingerprint of that look it is
 * done, in one transaction, without the refused lines. Lines with an id change that question, others add one.
 * Throws AppError('invalid-input') for what is no such file, 'conflict' when the bank has changed since the look.
 */
export async function importQuestions(
  ctx: ServiceContext,
  { csv, fingerprint }: ImportQuestionsInput,
): Promise<ImportQuestionsOutput> {
  const lines = readQuestionFile(csv);
  return ctx.em.transactional(async (em) => {
    // Two imports at the same moment would each add what the other one adds.
    if (fingerprint !== undefined)
      await em.execute('lock table "questions" in share row exclusive mode');
    const questions = await em.find(Question, { deletedAt: null });
    const plan = planImport(lines, questions.map(toQuestion));
    const isApplied = fingerprint !== undefined;
    if (isApplied) {
      if (fingerprint !== plan.fingerprint) throw new AppError('conflict');
      writeLines(em, new Map(questions.map((question) => [question.id, question])), plan.planned);
      await em.flush();
      const count = plan.planned.filter(
        ({ report }) => report.outcome === 'add' || report.outcome === 'change',
      ).length;
      recordEvent(em, ctx, { action: 'question.import', subjectLabel: String(count) });
    }
    return {
      isApplied,
      lines: plan.planned.map(({ report }) => report),
      fingerprint: plan.fingerprint,
    };
  });
}
