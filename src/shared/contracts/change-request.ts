import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { idSchema, pageInput, pageOf, text, wholeNumber } from './fields.ts';

/** What somebody in a portal asks to have changed; who asks is the person signed in. */
export const changeSubjectKindSchema = z.enum([
  'service',
  'client',
  'employee-government-ids',
  'employee-profile',
]);
export type ChangeSubjectKind = z.infer<typeof changeSubjectKindSchema>;

/** `approved` is agreed to and still to be carried out; `declined` and `done` are the ends. */
export const changeRequestStatusSchema = z.enum(['open', 'approved', 'declined', 'done']);
export type ChangeRequestStatus = z.infer<typeof changeRequestStatusSchema>;

/** What a client would like a service to be; what is left out stays as it is. */
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
export type RequestedGovernmentIds = z.infer<typeof requestedGovernmentIdsSchema>;

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
  /** What the record was called when it was asked. */
  subjectLabel: z.string().nullable(),
  text: z.string(),
  payload: changePayloadSchema.nullable(),
  status: changeRequestStatusSchema,
  answer: z.string().nullable(),
  answeredAt: z.date().nullable(),
  createdAt: z.date(),
  version: z.number().int(),
});

/** A request as whoever asked sees it. */
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
});
export type ListChangeRequestsInput = z.infer<typeof listChangeRequestsInput>;

/** With the number of requests in each status for the same search and kind. */
export const listChangeRequestsOutput = pageOf(changeRequestSchema).extend({
  statusCounts: z.record(changeRequestStatusSchema, z.number().int()),
});

export const answerChangeRequestInput = z
  .object({
    id: idSchema,
    status: changeRequestStatusSchema.exclude(['open']),
    /** Read by whoever asked. */
    answer: text(2000).optional(),
    /** The version that was read; a newer one in the database is a conflict. */
    version: z.number().int(),
  })
  // Who is told no is told why.
  .refine(({ status, answer }) => status !== 'declined' || Boolean(answer), {
    path: ['answer'],
    error: () => m.validation_decline_reason(),
  });
export type AnswerChangeRequestInput = z.infer<typeof answerChangeRequestInput>;

/** How a request may go on: an answer can follow on being agreed to, and nothing follows on an end. */
export const nextStatuses = {
  open: ['approved', 'declined', 'done'],
  approved: ['done', 'declined'],
  declined: [],
  done: [],
} as const satisfies Record<ChangeRequestStatus, readonly ChangeRequestStatus[]>;

/** Whether a request in one status can be given the other. */
export function canChangeStatus(from: ChangeRequestStatus, to: ChangeRequestStatus): boolean {
  return nextStatuses[from].some((status) => status === to);
}
