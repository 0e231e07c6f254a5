import type { NoticeChoice } from '../../../shared/contracts/mail.ts';
import { User } from '../../db/entities/user.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

async function requireOwnUser({ em, actor }: Pick<ServiceContext, 'em' | 'actor'>): Promise<User> {
  const user = actor && (await em.findOne(User, { id: actor.id }, { refresh: true }));
  if (!user) throw new AppError('unauthenticated');
  return user;
}

/** Whether the person asking wants notices by e-mail, and in which language. */
export async function getNoticeChoice(ctx: ServiceContext): Promise<NoticeChoice> {
  const { wantsNotices, locale } = await requireOwnUser(ctx);
  return { isWanted: wantsNotices, locale: locale ?? 'en' };
}

/** Keeps that choice; the language is that of every mail to this person. */
export async function setNoticeChoice(
  ctx: ServiceContext,
  { isWanted, locale }: NoticeChoice,
): Promise<NoticeChoice> {
  const user = await requireOwnUser(ctx);
  user.wantsNotices = isWanted;
  user.locale = locale;
  await ctx.em.flush();
  return { isWanted, locale };
}
