import { z } from 'zod';
import { byIdSchema, okSchema } from '../../shared/contracts/fields.ts';
import {
  createQuestionInput,
  listedQuestionSchema,
  listQuestionRecordsInput,
  publicQuestionSchema,
  questionSchema,
  seedQuestionsOutput,
  updateQuestionInput,
} from '../../shared/contracts/question.ts';
import { type RestRoute, row } from './rest-row.ts';

/** The rows of the question bank. */
export const questionRows: readonly RestRoute[] = [
  row('get', '/api/questions', 'anybody', {
    summary:
      'With type=general or type=english the active questions of that quiz, without answers, for anybody; otherwise every question, for administrators',
    input: listQuestionRecordsInput,
    output: z.union([publicQuestionSchema.array(), listedQuestionSchema.array()]),
    read: ({ query }) => ({ type: query.type }),
    call: (caller, { type }) =>
      type === 'general' || type === 'english'
        ? caller.careers.listQuestions({ type })
        : caller.admin.questions.listRecords({ type }),
  }),
  row('post', '/api/questions', 'admin', {
    summary: 'Add a question',
    status: 201,
    input: createQuestionInput,
    output: questionSchema,
    call: (caller, input) => caller.admin.questions.create(input),
  }),
  row('patch', '/api/questions/:id', 'admin', {
    summary: 'Change the given fields of a question',
    input: updateQuestionInput,
    output: questionSchema,
    call: (caller, input) => caller.admin.questions.update(input),
  }),
  row('delete', '/api/questions/:id', 'admin', {
    summary: 'Take a question out of the bank',
    input: byIdSchema,
    output: okSchema,
    call: (caller, input) => caller.admin.questions.delete(input),
  }),
  row('post', '/api/admin/questions/seed', 'admin', {
    summary: 'Add the questions of the built-in bank that are not there yet',
    output: seedQuestionsOutput,
    call: (caller) => caller.admin.questions.seed(),
  }),
];
