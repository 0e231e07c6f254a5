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
  getQuestion,
  listQuestionRecords,
  questionRecords,
  seedQuestions,
} from '../../../services/questions/questions.ts';
import {
  adminMutation,
  adminProcedure,
  adminQuery,
  deletionProcedures,
  router,
} from '../../init.ts';

export const questionsRouter = router({
  list: adminQuery(listQuestionsInput, listQuestionsOutput, listQuestions),

  listRecords: adminQuery(
    listQuestionRecordsInput,
    listedQuestionSchema.array(),
    listQuestionRecords,
  ),

  get: adminQuery(byIdSchema, listedQuestionSchema, getQuestion),
  create: adminMutation(createQuestionInput, questionSchema, questionRecords.create),
  update: adminMutation(updateQuestionInput, questionSchema, questionRecords.update),
  ...deletionProcedures(questionRecords),
  import: adminMutation(importQuestionsInput, importQuestionsOutput, importQuestions),
  seed: adminProcedure.output(seedQuestionsOutput).mutation(({ ctx }) => seedQuestions(ctx)),
});
