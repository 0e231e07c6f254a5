import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { presentIdsSchema } from './employee.ts';
import { editedFields, idSchema, pageInput, pageOf, text, wholeNumber } from './fields.ts';

/** A change that a portal's user asks for; the requester is the person signed in. */
export const changeSubjectKindSchema = z.enum([
  'service',
  'client',
  'invoice',
  'project',
  'employee-government-ids',
  'employee-profile',
]);
export type ChangeSubjectKind = z.infer<typeof changeSubjectKindSchema>;

/** What is asked about an invoice or a project is a question, which ends with its answer. */
export const isQuestion = (kind: ChangeSubjectKind): kind is 'invoice' | 'project' =>
  kind === 'invoice' || kind === 'project';

/** `approved` is agreed to and still to be carried out; `declined`, `done` and `withdrawn` are the ends. */
export const changeRequestStatusSchema = z.enum([
  'open',
  'approved',
  'declined',
  'done',
  'withdrawn',
]);
export type ChangeRequestStatus = z.infer<typeof changeRequestStatusSchema>;

/** The statuses that an answer gives; `withdrawn` comes from the requester. */
const answeredStatusSchema = changeRequestStatusSchema.exclude(['open', 'withdrawn']);
export type AnsweredStatus = z.infer<typeof answeredStatusSchema>;

/** Values a client requests for a service; those left out stay as they are. */
export const requestedServiceSchema = z.object({
  kind: z.literal('service'),
  agents: wholeNumber(10_000).optional(),
  hoursPerWeek: wholeNumber(168).optional(),
  /** The first day on which it should hold. */
  from: z.iso.date({ error: () => m.validation_date() }).optional(),
});

/** The numbers an employee gives; masked in every answer. */
const requestedGovernmentIdsSchema = z.object({
  kind: z.literal('employee-government-ids'),
  hdmfNumber: text(60).optional(),
  sssNumber: text(60).optional(),
  philhealthNumber: text(60).optional(),
  taxId: text(60).optional(),
});

/** Numbers an employee gave, beside those in the profile, for the person who compares them with a paper. */
export const revealedRequestSchema = z.object({
  requested: requestedGovernmentIdsSchema.omit({ kind: true }),
  present: presentIdsSchema,
});
export type RevealedRequest = z.infer<typeof revealedRequestSchema>;

/** The part of a request that a program can carry out, beside the words. */
const changePayloadSchema = z.discriminatedUnion('kind', [
  requestedServiceSchema,
  requestedGovernmentIdsSchema,
]);
export type ChangePayload = z.infer<typeof changePayloadSchema>;

/** Chosen by the form when it opens, so that sending it twice asks once. */
export const changeRequestKeySchema = z.string().min(16).max(60);

const requestFields = z.object({
  id: idSchema,
  subjectKind: changeSubjectKindSchema,
  /** The record it is about, where that is one of several. */
  subjectId: idSchema.nullable(),
  /** Name of the record at the time of the request. */
  subjectLabel: z.string().nullable(),
  text: z.string(),
  payload: changePayloadSchema.nullable(),
  status: changeRequestStatusSchema,
  answer: z.string().nullable(),
  answeredAt: z.date().nullable(),
  createdAt: z.date(),
  version: z.number().int(),
});

/** A request as its requester sees it. */
export const ownChangeRequestSchema = requestFields.omit({ version: true });
export type OwnChangeRequest = z.infer<typeof ownChangeRequestSchema>;

/** The same for administrators. */
export const changeRequestSchema = requestFields.extend({
  requestedBy: z.string(),
  /** The company or the employee it is about. */
  client: z.object({ id: idSchema, name: z.string() }).nullable(),
  employee: z.object({ id: idSchema, name: z.string() }).nullable(),
  answeredBy: z.string().nullable(),
});
export type ChangeRequestRecord = z.infer<typeof changeRequestSchema>;

/** Those that wait for an answer, those agreed to and not carried out, and the rest. */
export const listChangeRequestsInput = pageInput.extend({
  status: changeRequestStatusSchema.optional(),
  subjectKind: changeSubjectKindSchema.optional(),
  /** The company that they are of. */
  clientId: idSchema.optional(),
  /** The record that they are about. */
  subjectId: idSchema.optional(),
});
export type ListChangeRequestsInput = z.infer<typeof listChangeRequestsInput>;

/** With the number of requests in each status for the same search, kind, company and record. */
export const listChangeRequestsOutput = pageOf(changeRequestSchema).extend({
  statusCounts: z.record(changeRequestStatusSchema, z.number().int()),
});

export const answerChangeRequestInput = z.object({
  ...editedFields,
  status: answeredStatusSchema,
  /** Read by the requester. */
  answer: text(2000).optional(),
});
export type AnswerChangeRequestInput = z.infer<typeof answerChangeRequestInput>;

/** Says what an answer lacks: a question needs its words, and a refusal its reason. */
export function findAnswerProblem(
  { subjectKind }: Pick<ChangeRequestRecord, 'subjectKind'>,
  { status, answer }: Pick<AnswerChangeRequestInput, 'status' | 'answer'>,
): string | undefined {
  if (answer?.trim()) return undefined;
  if (isQuestion(subjectKind)) return m.validation_question_answer();
  return status === 'declined' ? m.validation_decline_reason() : undefined;
}

/** The first answer. A request for government numbers is carried out by the agreement to it, and by nothing else. */
const firstAnswers: Record<ChangeSubjectKind, readonly AnsweredStatus[]> = {
  service: ['approved', 'declined', 'done'],
  client: ['approved', 'declined', 'done'],
  invoice: ['done'],
  project: ['done'],
  'employee-government-ids': ['approved', 'declined'],
  'employee-profile': ['approved', 'declined', 'done'],
};

/** Statuses a request can be given next: an answer can follow an agreement, and nothing follows an end. */
export function listNextStatuses({
  status,
  subjectKind,
}: Pick<ChangeRequestRecord, 'status' | 'subjectKind'>): readonly AnsweredStatus[] {
  if (status === 'open') return firstAnswers[subjectKind];
  return status === 'approved' ? ['done', 'declined'] : [];
}
