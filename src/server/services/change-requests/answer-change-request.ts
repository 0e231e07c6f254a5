import {
  type AnswerChangeRequestInput,
  type AnsweredStatus,
  type ChangeRequestRecord,
  findAnswerProblem,
  isQuestion,
  listNextStatuses,
} from '../../../shared/contracts/change-request.ts';
import { nameRequestSubject } from '../../../shared/i18n/request-subject.ts';
import type { User } from '../../db/entities/accounts.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError, fieldError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { requestAnswered } from '../mail/templates/portal-mails.ts';
import { loadForUpdate } from '../records.ts';
import { toChangeRequest, toMaskedPayload } from './list-change-requests.ts';

/** Returns whether the requester still belongs to the company or the profile of the request. */
function belongsTo(user: User, { client, employee }: ChangeRequest): boolean {
  if (client) return user.role === 'client' && user.client?.id === client.id;
  return employee != null && user.role === 'employee' && user.employee?.id === employee.id;
}

/** Address of the answer in the portal; null where that is closed. */
function portalPath({ client, subjectKind, subjectId }: ChangeRequest): string | null {
  if (!client) return '/employee/profile';
  if (client.status !== 'active') return null;
  if (subjectKind === 'invoice') return `/client/invoices?invoice=${subjectId}`;
  return subjectKind === 'project' ? `/client/projects?project=${subjectId}` : '/client/services';
}

/**
 * Queues a mail with the answer to the requester, in the running transaction; not where the account is gone or closed,
 * or belongs elsewhere by now: such people do not see the answer in the portal either. The request must have been
 * answered, with `client` and `requestedBy` loaded.
 */
async function mailAnswer(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs' | 'siteUrl'>,
  request: ChangeRequest,
  { status, answer }: { status: AnsweredStatus; answer: string | null },
): Promise<void> {
  const { id, client, requestedBy, createdAt } = request;
  if (!requestedBy?.isActive || !belongsTo(requestedBy, request)) return;
  const page = portalPath(request);
  const locale = requestedBy.locale ?? client?.locale ?? 'en';
  await queueMail(em, ctx, {
    kind: 'request-answered',
    to: requestedBy.email,
    locale,
    content: requestAnswered(locale, {
      outcome: isQuestion(request.subjectKind) ? 'question' : status,
      about: nameRequestSubject(request, locale),
      askedAt: createdAt,
      text: request.text,
      answer,
      url: page === null ? null : new URL(page, ctx.siteUrl).href,
    }),
    aboutId: id,
  });
}

/**
 * Carries out a request for other numbers of the government in the transaction that answers it: agreed to, they are
 * written into the profile, which must be loaded, and the request is done. Once it is answered only masked numbers stay
 * with it. Answers the status the request has from then on; one about anything else just gets the one it was given.
 */
async function applyGovernmentIds(
  em: EntityManager,
  ctx: ServiceContext,
  request: ChangeRequest,
  status: AnsweredStatus,
): Promise<AnsweredStatus> {
  const { payload, employee } = request;
  if (payload?.kind !== 'employee-government-ids') return status;
  request.payload = toMaskedPayload(payload);
  if (status === 'declined' || !employee) return status;
  const { kind: _kind, ...numbers } = payload;
  em.assign(employee, numbers);
  recordEvent(em, ctx, 'employee.update', { id: employee.id, label: employee.name });
  return 'done';
}

/**
 * Gives a request its answer, which its requester reads in the portal and gets by mail. An answer that was given stays
 * unless another one comes. Throws AppError('not-found'), 'conflict' after another answer since `version`,
 * 'wrong-state' when the request has come to its end or its kind takes no such answer, 'invalid-input' for a question
 * or a refusal without words.
 */
export async function answerChangeRequest(
  ctx: AdminContext,
  { id, version, status, answer }: AnswerChangeRequestInput,
): Promise<ChangeRequestRecord> {
  return ctx.em.transactional(async (em) => {
    const request = await loadForUpdate(em, ChangeRequest, { id }, version, {
      populate: ['client', 'employee', 'requestedBy'],
    });
    if (!listNextStatuses(request).includes(status)) throw new AppError('wrong-state');
    const problem = findAnswerProblem(request, { status, answer });
    if (problem) throw fieldError('answer', problem);
    const outcome = await applyGovernmentIds(em, ctx, request, status);
    request.status = outcome;
    if (answer) request.answer = answer;
    request.answeredAt = new Date();
    request.answeredBy = ctx.actor?.name.slice(0, 200) ?? null;
    const { client, employee } = request;
    recordEvent(em, ctx, client ? 'client.answer-change' : 'employee.answer-change', {
      id: client?.id ?? employee?.id,
      label: client?.companyName ?? employee?.name ?? request.requestedByName,
    });
    await em.flush();
    await mailAnswer(em, ctx, request, { status: outcome, answer: answer || null });
    return toChangeRequest(request);
  });
}
