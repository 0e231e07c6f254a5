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
  row({
    method: 'get',
    path: '/api/questions',
    summary:
      'With type=general or type=english the active questions of that quiz, without answers, for anybody; otherwise every question, for administrators',
    role: 'anybody',
    input: listQuestionRecordsInput,
    output: z.union([publicQuestionSchema.array(), listedQuestionSchema.array()]),
    read: ({ query }) => ({ type: query.type }),
    call: (caller, { type }) =>
      type === 'general' || type === 'english'
        ? caller.careers.listQuestions({ type })
        : caller.admin.questions.listRecords({ type }),
  }),
  row({
    method: 'post',
    path: '/api/questions',
    summary: 'Add a question',
    role: 'admin',
    status: 201,
    input: createQuestionInput,
    output: questionSchema,
    call: (caller, input) => caller.admin.questions.create(input),
  }),
  row({
    method: 'patch',
    path: '/api/questions/:id',
    summary: 'Change the given fields of a question',
    role: 'admin',
    input: updateQuestionInput,
    output: questionSchema,
    read: ({ params, body }) => ({ ...body, id: params.id }),
    call: (caller, input) => caller.admin.questions.update(input),
  }),
  row({
    method: 'delete',
    path: '/api/questions/:id',
    summary: 'Take a question out of the bank',
    role: 'admin',
    input: byIdSchema,
    output: okSchema,
    read: ({ params }) => ({ id: params.id }),
    call: (caller, input) => caller.admin.questions.delete(input),
  }),
  row({
    method: 'post',
    path: '/api/admin/questions/seed',
    summary: 'Add the questions of the built-in bank that are not there yet',
    role: 'admin',
    output: seedQuestionsOutput,
    call: (caller) => caller.admin.questions.seed(),
  }),
];
