import { createHash } from 'node:crypto';
import { idSchema } from '../../../shared/contracts/fields.ts';
import type {
  CreateQuestionInput,
  ImportLine,
  ImportQuestionsInput,
  ImportQuestionsOutput,
  Question as QuestionDto,
} from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Question } from '../../db/entities/questions.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import {
  type FileLine,
  questionCells,
  readQuestionFile,
  readQuestionLine,
} from './question-file.ts';
import { toQuestion } from './questions.ts';

/** The plan for a line, with its report. */
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
 * Checks a CSV file of questions and returns the effect of each line; with the fingerprint of that check, imports it
 * in one transaction, without the refused lines. Lines with an id change that question, others add one.
 * Throws AppError('invalid-input') for any other file, 'conflict' when the bank has changed since the check.
 */
export async function importQuestions(
  ctx: AdminContext,
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
      recordEvent(em, ctx, 'question.import', { label: String(count) });
    }
    return {
      isApplied,
      lines: plan.planned.map(({ report }) => report),
      fingerprint: plan.fingerprint,
    };
  });
}
