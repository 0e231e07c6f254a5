import type {
  ImportQuestionsInput,
  ImportQuestionsOutput,
} from '../../../shared/contracts/question.ts';
import { Question } from '../../db/entities/question.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { type PlannedLine, planImport } from './plan-import.ts';
import { readQuestionFile } from './read-question-file.ts';
import { toQuestion } from './to-question.ts';

function write(em: EntityManager, entities: ReadonlyMap<string, Question>, planned: PlannedLine[]) {
  for (const { told, current, input } of planned) {
    if (!input) continue;
    if (told.outcome === 'add') em.persist(em.create(Question, input));
    const entity = current && entities.get(current.id);
    if (told.outcome === 'change' && entity) em.assign(entity, input);
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
      write(em, new Map(questions.map((question) => [question.id, question])), plan.planned);
      await em.flush();
      const count = plan.planned.filter(
        ({ told }) => told.outcome === 'add' || told.outcome === 'change',
      ).length;
      recordEvent(em, ctx, { action: 'question.import', subjectLabel: String(count) });
    }
    return {
      isApplied,
      lines: plan.planned.map(({ told }) => told),
      fingerprint: plan.fingerprint,
    };
  });
}
