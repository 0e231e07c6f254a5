import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
import {
  createQuestionInput,
  importQuestionsInput,
  importQuestionsOutput,
  listedQuestionSchema,
  listQuestionRecordsInput,
  listQuestionsInput,
  listQuestionsOutput,
  questionSchema,
  seedQuestionsOutput,
  updateQuestionInput,
} from '../../../../shared/contracts/question.ts';
import { importQuestions } from '../../../services/questions/import.ts';
import { listQuestions } from '../../../services/questions/list.ts';
import {
  createQuestion,
  deleteQuestion,
  getQuestion,
  listQuestionRecords,
  restoreQuestion,
  seedQuestions,
  updateQuestion,
} from '../../../services/questions/questions.ts';
import { adminProcedure, router } from '../../init.ts';

export const questionsRouter = router({
  list: adminProcedure
    .input(listQuestionsInput)
    .output(listQuestionsOutput)
    .query(({ ctx, input }) => listQuestions(ctx, input)),

  listRecords: adminProcedure
    .input(listQuestionRecordsInput)
    .output(listedQuestionSchema.array())
    .query(({ ctx, input }) => listQuestionRecords(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(listedQuestionSchema)
    .query(({ ctx, input }) => getQuestion(ctx, input)),

  create: adminProcedure
    .input(createQuestionInput)
    .output(questionSchema)
    .mutation(({ ctx, input }) => createQuestion(ctx, input)),

  update: adminProcedure
    .input(updateQuestionInput)
    .output(questionSchema)
    .mutation(({ ctx, input }) => updateQuestion(ctx, input)),

  delete: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteQuestion(ctx, input);
      return { ok: true };
    }),

  restore: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await restoreQuestion(ctx, input);
      return { ok: true };
    }),

  import: adminProcedure
    .input(importQuestionsInput)
    .output(importQuestionsOutput)
    .mutation(({ ctx, input }) => importQuestions(ctx, input)),

  seed: adminProcedure.output(seedQuestionsOutput).mutation(({ ctx }) => seedQuestions(ctx)),
});
