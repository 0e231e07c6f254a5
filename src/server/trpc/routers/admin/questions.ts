import { byIdSchema } from '../../../../shared/contracts/fields.ts';
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
  getQuestion,
  listQuestionRecords,
  questionDeletion,
  seedQuestions,
  updateQuestion,
} from '../../../services/questions/questions.ts';
import { deletionProcedures } from '../../deletion-procedures.ts';
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

  ...deletionProcedures(questionDeletion),

  import: adminProcedure
    .input(importQuestionsInput)
    .output(importQuestionsOutput)
    .mutation(({ ctx, input }) => importQuestions(ctx, input)),

  seed: adminProcedure.output(seedQuestionsOutput).mutation(({ ctx }) => seedQuestions(ctx)),
});
