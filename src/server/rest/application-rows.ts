import { z } from 'zod';
import {
  submitApplicationInput,
  submitApplicationOutput,
} from '../../shared/contracts/application.ts';
import {
  applicationSummarySchema,
  reviewApplicationInput,
} from '../../shared/contracts/application-admin.ts';
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
import { createUploadUrlOutput } from '../../shared/contracts/upload.ts';
import { normalizeResumeUrl } from '../services/uploads/resume-upload.ts';
import { listRow, type RestRoute, row } from './rest-row.ts';

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

const restApplicationInput = submitApplicationInput
  .omit({ attempt: true, idempotencyKey: true })
  .extend({
    /** An assessment taken on the site; with it the scores are verified. */
    attemptId: z.uuid().optional(),
    attemptToken: z.string().max(200).optional(),
  });

/** A caller may send the upload address as it got it, with host and signature: reduced to its path where it is ours. */
function toRelativeResumeUrl(value: unknown, origin: string): unknown {
  if (typeof value !== 'string') return value;
  try {
    return normalizeResumeUrl(value, origin);
  } catch {
    // The contract refuses it with the sentence for this field.
    return value;
  }
}

/** The rows of applications and their résumés. */
export const applicationRows: readonly RestRoute[] = [
  row('post', '/api/objects/upload', 'anybody', {
    summary: 'A signed address for one upload (PUT), valid for fifteen minutes',
    output: createUploadUrlOutput,
    call: (caller) => caller.careers.createUploadUrl(),
  }),
  row('post', '/api/applications', 'anybody', {
    summary:
      'Send an application; the same attempt or Idempotency-Key makes one application however often it is sent',
    status: 201,
    input: submitApplicationInput,
    documentedInput: restApplicationInput,
    headers: [
      {
        name: 'Idempotency-Key',
        description:
          'Eight to two hundred characters of your own; the same key with the same content gives the same answer',
      },
    ],
    output: submitApplicationOutput.omit({ access: true, accessUntil: true }),
    read: ({ body, headers, origin }) => {
      const { attemptId, attemptToken, attempt: _attempt, idempotencyKey: _key, ...content } = body;
      return {
        ...content,
        resumeUrl: toRelativeResumeUrl(content.resumeUrl, origin),
        ...(attemptId === undefined ? {} : { attempt: { attemptId, token: attemptToken ?? '' } }),
        ...(headers['idempotency-key'] === undefined
          ? {}
          : { idempotencyKey: headers['idempotency-key'] }),
      };
    },
    // The right to act in an application is for the wizard's last page; other callers have the link.
    call: async (caller, input) => {
      const sent = await caller.careers.submitApplication(input);
      const { access: _access, accessUntil: _until, ...answer } = sent;
      return answer;
    },
  }),
  listRow(
    '/api/applications',
    'admin',
    'Applications, newest first',
    applicationSummarySchema,
    (caller, page) => caller.admin.applications.list(page),
  ),
  row('patch', '/api/applications/:id', 'admin', {
    summary: 'Decide on an application: status and, where given, notes',
    input: reviewApplicationInput,
    output: applicationSummarySchema,
    call: (caller, input) => caller.admin.applications.review(input),
  }),
];
