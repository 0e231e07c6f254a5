import { randomInt } from 'node:crypto';
import type { OpenedAttempt } from '../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import { typingSample } from '../../../shared/domain/typing-metrics.ts';
import { Attempt } from '../../db/entities/attempt.ts';
import { Question } from '../../db/entities/question.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { requireApplicationsEnabled } from '../settings/applications-enabled.ts';
import { attemptToken } from './attempt-token.ts';

/** One of the texts in rotation, each as likely; null for the built-in one, which is always among them. */
async function drawTypingSample(em: EntityManager): Promise<string | null> {
  const texts = await em.find(
    Question,
    { type: 'typing', isActive: true, deletedAt: null },
    { fields: ['id'] },
  );
  const drawn = texts[randomInt(texts.length + 1)];
  if (!drawn) return null;
  const { questionText } = await em.findOneOrFail(Question, { id: drawn.id });
  return questionText;
}

/** Opens an attempt at the assessment and draws its text to type. Throws AppError('applications-disabled'). */
export async function startAttempt(
  ctx: ServiceContext,
  { locale }: { locale: Locale },
): Promise<OpenedAttempt> {
  await requireApplicationsEnabled(ctx.em);
  const drawn = await drawTypingSample(ctx.em);
  const attempt = ctx.em.create(Attempt, { locale, typingSample: drawn });
  await ctx.em.persist(attempt).flush();
  return {
    attemptId: attempt.id,
    token: attemptToken(ctx.secrets.attempt, attempt.id),
    typingSample: drawn ?? typingSample,
  };
}
