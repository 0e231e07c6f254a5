import type { RetainedKind } from '../../../shared/contracts/retention.ts';
import { AuditEvent } from '../../db/entities/audit-event.ts';
import type { EntityManager } from '../../db/orm.ts';
import { eraseApplication } from '../applications/erase-application.ts';
import type { ServiceContext } from '../context.ts';
import { type Erased, eraseRecords } from './erase-records.ts';

export type EraseContext = Pick<ServiceContext, 'em' | 'objects' | 'mail' | 'log'>;

type Erase = (em: EntityManager, ctx: EraseContext, ids: readonly string[]) => Promise<Erased>;

const eraseApplications: Erase = async (em, ctx, ids) => {
  const gone = new Map<string, () => Promise<void>>();
  for (const id of ids) {
    const removeFiles = await eraseApplication(em, ctx, id);
    if (removeFiles) gone.set(id, removeFiles);
  }
  return {
    ids: [...gone.keys()],
    removeFiles: async () => {
      for (const removeFiles of gone.values()) await removeFiles();
    },
  };
};

const eraseEvents: Erase = async (em, _ctx, ids) => {
  await em.nativeDelete(AuditEvent, { id: { $in: [...ids] } });
  return { ids: [...ids], removeFiles: async () => {} };
};

/** How records of each kind are erased, which the running transaction has locked. */
export const eraseRetained: Record<RetainedKind, Erase> = {
  rejectedApplications: eraseApplications,
  otherApplications: eraseApplications,
  contactMessages: (em, ctx, ids) => eraseRecords(em, ctx, 'message', ids),
  unconfirmedNewsletter: (em, ctx, ids) => eraseRecords(em, ctx, 'subscriber', ids),
  bookings: (em, ctx, ids) => eraseRecords(em, ctx, 'booking', ids),
  activityLog: eraseEvents,
};
