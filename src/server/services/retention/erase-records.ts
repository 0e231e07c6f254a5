import type { AuditAction } from '../../../shared/contracts/activity.ts';
import type { HeldKind } from '../../../shared/contracts/retention.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { eraseMails } from '../mail/erase-mails.ts';
import { requireNotHeld } from './holds.ts';
import { heldTables } from './retained-records.ts';

export type Erased = {
  /** Those that were there. */
  ids: string[];
  /** Removes their files; to be called once the transaction is committed. */
  removeFiles: () => Promise<void>;
};

/** Erases the mails about some records; few have any after the retention period. Returns the ids of the mails. */
async function eraseMailsAbout(em: EntityManager, ids: readonly string[]): Promise<string[]> {
  const mails = await em.find(
    OutgoingMail,
    { aboutId: { $in: [...ids] } },
    { fields: ['aboutId'], disableIdentityMap: true },
  );
  const erased: string[] = [];
  for (const aboutId of new Set(mails.map((mail) => mail.aboutId))) {
    if (aboutId) erased.push(...(await eraseMails(em, aboutId)));
  }
  return erased;
}

/**
 * Erases records in the running transaction, with the mails about them; the activity log loses what they were called.
 * The caller checks that they may go, and notes that they went.
 */
export async function eraseRecords(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'mail'>,
  kind: Extract<HeldKind, 'message' | 'subscriber' | 'booking'>,
  ids: readonly string[],
): Promise<Erased> {
  const gone = await em.execute<{ id: string }[]>(
    `delete from "${heldTables[kind]}" where "id" in (${ids.map(() => '?::uuid').join(', ')}) returning "id"`,
    [...ids],
  );
  await em.nativeUpdate(AuditEvent, { subjectId: { $in: [...ids] } }, { subjectLabel: null });
  const mailIds = await eraseMailsAbout(em, ids);
  return { ids: gone.map(({ id }) => id), removeFiles: () => ctx.mail.removeFiles(mailIds) };
}

const erasureActions = {
  message: 'contact.delete',
  subscriber: 'newsletter.delete',
} as const satisfies Record<string, AuditAction>;

/**
 * Makes the use case by which administrators erase such a record; its event does not keep the name. It throws
 * AppError('not-found'), and 'held' for a record that is held.
 */
export const createErasure =
  (kind: keyof typeof erasureActions) =>
  async (ctx: AdminContext, { id }: { id: string }): Promise<void> => {
    const removeFiles = await ctx.em.transactional(async (em) => {
      const erased = await eraseRecords(em, ctx, kind, [id]);
      if (erased.ids.length === 0) throw new AppError('not-found');
      // Looked up once it can no longer be held: throwing undoes everything.
      await requireNotHeld(em, kind, id);
      recordEvent(em, ctx, erasureActions[kind], { id });
      return erased.removeFiles;
    });
    await removeFiles();
  };
