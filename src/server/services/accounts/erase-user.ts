import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import type { okSchema } from '../../../shared/contracts/fields.ts';
import { User } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import { requireAdministrator, type ServiceContext } from '../context.ts';
import { eraseMails } from '../mail/erase-mails.ts';

/** Mails to people because they have an account or serve as a contact; one of them may have applied or subscribed as well. */
const accountMailKinds = [
  'client-registered',
  'invitation',
  'password-reset',
  'staff-notice',
  'invoice-sent',
  'credit-note',
  'request-answered',
] as const;

/**
 * Erases mails that went to addresses because of an account or a client, in the running transaction. Returns their ids,
 * as `eraseMails` does.
 */
export async function eraseAccountMails(
  em: EntityManager,
  addresses: readonly string[],
): Promise<string[]> {
  const where = { recipient: { $in: [...addresses] }, kind: { $in: [...accountMailKinds] } };
  const mails = await em.find(OutgoingMail, where, { fields: ['id'], disableIdentityMap: true });
  await em.nativeDelete(OutgoingMail, { id: { $in: mails.map(({ id }) => id) } });
  return mails.map(({ id }) => id);
}

/**
 * Erases accounts in the running transaction: sessions, links and mails go with them, and the activity log loses their
 * names. Decisions, notes and articles keep the name of their author until they go themselves. Returns the ids of the
 * mails, as `eraseMails` does.
 */
export async function eraseAccounts(
  em: EntityManager,
  users: readonly Pick<User, 'id' | 'email'>[],
): Promise<string[]> {
  const ids = users.map(({ id }) => id);
  const mailIds = await eraseAccountMails(
    em,
    users.map(({ email }) => email),
  );
  for (const id of ids) mailIds.push(...(await eraseMails(em, id)));
  await em.nativeDelete(User, { id: { $in: ids } });
  await em.nativeUpdate(AuditEvent, { subjectId: { $in: ids } }, { subjectLabel: null });
  await em.nativeUpdate(AuditEvent, { actorId: { $in: ids } }, { actorName: null });
  return mailIds;
}

/**
 * Erases a deactivated account for good. The profile of an employee stays, and is deleted by itself. Throws
 * AppError('not-found'), 'conflict' for an account that can log in or is invited.
 */
export async function eraseUser(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<z.infer<typeof okSchema>> {
  requireAdministrator(ctx);
  const mailIds = await ctx.em.transactional(async (em) => {
    const user = await em.findOne(
      User,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
    );
    if (!user) throw new AppError('not-found');
    if (user.isActive) throw new AppError('conflict');
    const erased = await eraseAccounts(em, [user]);
    recordEvent(em, ctx, { action: 'user.erase', subjectId: id });
    await em.flush();
    return erased;
  });
  await ctx.mail.removeFiles(mailIds);
  return { ok: true };
}
