import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import type { okSchema } from '../../../shared/contracts/fields.ts';
import { User } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { eraseMails } from '../mail/erase-mails.ts';
import { requireRecord } from '../records.ts';

/**
 * Erases accounts in the running transaction: sessions, links, acknowledgements and the mails about them go with them, and
 * the activity log loses their names. Decisions, notes, requests and articles keep the name of their author until they go
 * themselves. Mails about a client stay, to the same address too. Returns the ids of the mails, as `eraseMails` does.
 */
export async function eraseAccounts(
  em: EntityManager,
  users: readonly Pick<User, 'id' | 'email'>[],
): Promise<string[]> {
  const ids = users.map(({ id }) => id);
  const notices = await em.find(
    OutgoingMail,
    { recipient: { $in: users.map(({ email }) => email) }, kind: 'staff-notice', aboutId: null },
    { fields: ['id'], disableIdentityMap: true },
  );
  const mailIds = notices.map(({ id }) => id);
  await em.nativeDelete(OutgoingMail, { id: { $in: mailIds } });
  for (const id of ids) mailIds.push(...(await eraseMails(em, id)));
  await em.nativeDelete(User, { id: { $in: ids } });
  await em.nativeUpdate(AuditEvent, { subjectId: { $in: ids } }, { subjectLabel: '' });
  // Not null, which stands for the system and for people without an account.
  await em.nativeUpdate(AuditEvent, { actorId: { $in: ids } }, { actorName: '' });
  return mailIds;
}

/**
 * Erases a deactivated account for good. The profile of an employee stays, and is deleted by itself. Throws
 * AppError('not-found'), 'wrong-state' for an account that can log in or is invited.
 */
export async function eraseUser(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<z.infer<typeof okSchema>> {
  const mailIds = await ctx.em.transactional(async (em) => {
    const user = await requireRecord(
      em,
      User,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
    );
    if (user.isActive) throw new AppError('wrong-state');
    const erased = await eraseAccounts(em, [user]);
    recordEvent(em, ctx, 'user.erase', { id });
    await em.flush();
    return erased;
  });
  await ctx.mail.removeFiles(mailIds);
  return { ok: true };
}
