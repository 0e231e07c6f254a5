import { z } from 'zod';
import { adminStatsSchema } from '../../shared/contracts/admin.ts';
import {
  applicationSummarySchema,
  reviewApplicationInput,
  submitApplicationInput,
  submitApplicationOutput,
} from '../../shared/contracts/application.ts';
import { loginInput, loginOutput, sessionUserSchema } from '../../shared/contracts/auth.ts';
import { byIdSchema, okSchema } from '../../shared/contracts/common.ts';
import {
  createQuestionInput,
  listQuestionsInput,
  publicQuestionSchema,
  questionSchema,
  seedQuestionsOutput,
  updateQuestionInput,
} from '../../shared/contracts/question.ts';
import {
  publicSettingsSchema,
  setApplicationsEnabledInput,
  settingSchema,
  settingValueSchema,
} from '../../shared/contracts/settings.ts';
import { createUploadUrlOutput } from '../../shared/contracts/upload.ts';
import { normalizeResumeUrl } from '../services/uploads/resume-url.ts';
import { type RestRoute, row } from './rest-row.ts';

/** The most rows a list gives at once, and what it gives unless told. */
const restListLimit = 1000;

const listApplicationsQuery = z.object({
  limit: z.number().int().min(1).max(restListLimit).default(restListLimit),
  cursor: z.string().max(500).optional(),
});

const restApplicationInput = submitApplicationInput
  .omit({ attempt: true, idempotencyKey: true })
  .extend({
    /** An assessment taken on the site; with it the scores are verified. */
    attemptId: z.uuid().optional(),
    attemptToken: z.string().max(200).optional(),
  });

/** A caller may send the upload address as it got it, with host and signature: reduced to its path where it is ours. */
function shortenedResumeUrl(value: unknown, origin: string): unknown {
  if (typeof value !== 'string') return value;
  try {
    return normalizeResumeUrl(value, origin);
  } catch {
    // The contract refuses it with the sentence for this field.
    return value;
  }
}

/** The specification's paths; literal ones stand before those with a parameter. */
export const restRoutes: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    role: 'signed in',
    output: sessionUserSchema,
    call: (caller) => caller.public.getUser(),
  }),
  row({
    method: 'post',
    path: '/api/auth/login',
    summary: 'Log in with username or e-mail address and password; sets the session cookie',
    role: 'anybody',
    input: loginInput,
    output: loginOutput,
    call: (caller, input) => caller.public.login(input),
  }),
  row({
    method: 'post',
    path: '/api/auth/logout',
    summary: 'End the session',
    role: 'anybody',
    output: okSchema,
    call: (caller) => caller.public.logout(),
  }),
  row({
    method: 'get',
    path: '/api/settings',
    summary: 'What the public site needs to know of the settings',
    role: 'anybody',
    output: publicSettingsSchema,
    call: (caller) => caller.public.getSettings(),
  }),
  row({
    method: 'get',
    path: '/api/settings/applications_enabled',
    summary: "Whether applications are taken, as the text 'true' or 'false'",
    role: 'anybody',
    output: settingValueSchema,
    call: (caller) => caller.public.getApplicationsEnabled(),
  }),
  row({
    method: 'put',
    path: '/api/admin/settings/applications_enabled',
    summary: 'Switch applications on or off',
    role: 'admin',
    input: setApplicationsEnabledInput,
    output: settingSchema,
    call: (caller, input) => caller.admin.overview.setApplicationsEnabled(input),
  }),
  row({
    method: 'get',
    path: '/api/questions',
    summary:
      'With type=general or type=english the active questions of that quiz, without answers, for anybody; otherwise every question, for administrators',
    role: 'anybody',
    input: listQuestionsInput,
    output: z.union([publicQuestionSchema.array(), questionSchema.array()]),
    read: ({ query }) => ({ type: query.type }),
    call: (caller, { type }) =>
      type === 'general' || type === 'english'
        ? caller.careers.listQuestions({ type })
        : caller.admin.questions.list({ type }),
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
  row({
    method: 'post',
    path: '/api/objects/upload',
    summary: 'A signed address for one upload (PUT), valid for fifteen minutes',
    role: 'anybody',
    output: createUploadUrlOutput,
    call: (caller) => caller.careers.createUploadUrl(),
  }),
  row({
    method: 'post',
    path: '/api/applications',
    summary:
      'Send an application; the same attempt or Idempotency-Key makes one application however often it is sent',
    role: 'anybody',
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
    output: submitApplicationOutput,
    read: ({ body, headers, origin }) => {
      const { attemptId, attemptToken, attempt: _attempt, idempotencyKey: _key, ...content } = body;
      return {
        ...content,
        resumeUrl: shortenedResumeUrl(content.resumeUrl, origin),
        ...(attemptId === undefined ? {} : { attempt: { attemptId, token: attemptToken ?? '' } }),
        ...(headers['idempotency-key'] === undefined
          ? {}
          : { idempotencyKey: headers['idempotency-key'] }),
      };
    },
    call: (caller, input) => caller.careers.submitApplication(input),
  }),
  row({
    method: 'get',
    path: '/api/applications',
    summary:
      'Applications, newest first; the number of all in X-Total-Count, the next page in the Link header',
    role: 'admin',
    input: listApplicationsQuery,
    output: applicationSummarySchema.array(),
    read: ({ query }) => ({
      limit: query.limit === undefined ? restListLimit : Number(query.limit),
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    }),
    call: (caller, { limit, cursor }) =>
      caller.admin.applications.list({ limit, ...(cursor === undefined ? {} : { after: cursor }) }),
    answer: ({ rows, total, nextCursor }, { query }) => ({
      body: rows,
      headers: {
        'X-Total-Count': String(total),
        ...(nextCursor
          ? {
              Link: `</api/applications?limit=${Number(query.limit ?? restListLimit)}&cursor=${encodeURIComponent(nextCursor)}>; rel="next"`,
            }
          : {}),
      },
    }),
  }),
  row({
    method: 'patch',
    path: '/api/applications/:id',
    summary: 'Decide on an application: status and, where given, notes',
    role: 'admin',
    input: reviewApplicationInput,
    output: applicationSummarySchema,
    read: ({ params, body }) => ({ ...body, id: params.id }),
    call: (caller, input) => caller.admin.applications.review(input),
  }),
  row({
    method: 'get',
    path: '/api/admin/stats',
    summary: 'The figures of the dashboard',
    role: 'admin',
    output: adminStatsSchema,
    call: (caller) => caller.admin.overview.getStats(),
  }),
];
