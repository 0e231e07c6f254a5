import { createHash } from 'node:crypto';
import { idSchema } from '../../../shared/contracts/common.ts';
import type {
  CreateQuestionInput,
  ImportLine,
  Question,
} from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { questionCells } from './question-row.ts';
import type { FileLine } from './read-question-file.ts';
import { readQuestionLine } from './read-question-line.ts';

/** What is to be done with a line, beside what is told of it. */
export type PlannedLine = {
  told: ImportLine;
  /** The question it changes; missing for a new one. */
  current: Question | undefined;
  input: CreateQuestionInput | null;
};

const sameQuestion = ({ type, questionText, options }: CreateQuestionInput | Question) =>
  JSON.stringify([type, questionText, options]);

function changedColumns(current: Question, input: CreateQuestionInput): string[] {
  const before = questionCells(current);
  const after = questionCells({ ...current, ...input });
  return Object.keys(after).filter((column) => before[column] !== after[column]);
}

/** Holds the lines of a file against the bank: which add a question, which change one, and why some do neither. */
export function planImport(
  lines: readonly FileLine[],
  bank: readonly Question[],
): { planned: PlannedLine[]; fingerprint: string } {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const known = new Set(bank.map(sameQuestion));
  const seenIds = new Set<string>();

  function plan({ line, cells }: FileLine): PlannedLine {
    const id = (cells.get('id') ?? '').toLowerCase();
    const current = byId.get(id);
    const refused = (problems: ImportLine['problems']): PlannedLine => ({
      told: {
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
    const told = { line, questionText: input.questionText, problems: [] };
    if (current) {
      const changes = changedColumns(current, input);
      const outcome = changes.length > 0 ? 'change' : 'same';
      return { told: { ...told, outcome, changes }, current, input };
    }
    // So that a file which is taken twice does not fill the bank with doubles.
    if (known.has(sameQuestion(input)))
      return refused([{ column: null, message: m.validation_csv_known() }]);
    known.add(sameQuestion(input));
    return { told: { ...told, outcome: 'add', changes: [] }, current, input };
  }

  const planned = lines.map(plan);
  const essence = planned.map(({ told, current, input }) => [
    told.line,
    told.outcome,
    current?.id,
    current?.version,
    input,
  ]);
  return {
    planned,
    fingerprint: createHash('sha256').update(JSON.stringify(essence)).digest('base64url'),
  };
}
