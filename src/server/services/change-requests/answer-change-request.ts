import type {
  AnswerChangeRequestInput,
  ChangeRequestRecord,
} from '../../../shared/contracts/change-request.ts';
import { canBecome } from '../../../shared/domain/change-request-life.ts';
import { ChangeRequest } from '../../db/entities/change-request.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { mailAnswer } from './mail-answer.ts';
import { settleGovernmentIds } from './settle-government-ids.ts';
import { toChangeRequest } from './to-change-request.ts';

/**
 * Gives a request its answer, which whoever asked reads in their portal and gets by mail. An answer that was given stays
 * unless another one comes. Throws AppError('not-found'), 'conflict' when somebody else answered since `version` or the
 * request has come to its end.
 */
export async function answerChangeRequest(
  ctx: ServiceContext,
  { id, version, status, answer }: AnswerChangeRequestInput,
): Promise<ChangeRequestRecord> {
  return ctx.em.transactional(async (em) => {
    const request = await em.findOne(
      ChangeRequest,
      { id },
      { populate: ['client', 'employee', 'requestedBy'] },
    );
    if (!request) throw new AppError('not-found');
    if (version !== request.version || !canBecome(request.status, status)) {
      throw new AppError('conflict');
    }
    request.status = await settleGovernmentIds(em, ctx, request, status);
    if (answer) request.answer = answer;
    request.answeredAt = new Date();
    request.answeredBy = ctx.actor?.name.slice(0, 200) ?? null;
    const { client, employee } = request;
    const subject = client?.id ?? employee?.id;
    recordEvent(em, ctx, {
      action: client ? 'client.answer-change' : 'employee.answer-change',
      ...(subject === undefined ? {} : { subjectId: subject }),
      subjectLabel: client?.companyName ?? employee?.name ?? request.requestedByName,
    });
    await em.flush();
    await mailAnswer(em, ctx, request, { answer: answer || null });
    return toChangeRequest(request);
  });
}
