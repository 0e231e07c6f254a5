import type { AuditAction } from '../../shared/contracts/activity.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import type { EntityManager } from '../db/orm.ts';
import type { ServiceContext } from './context.ts';

type EventDetails = {
  action: AuditAction;
  subjectId?: string;
  /** Name of the record on screen; cut to the column's 200 characters. */
  subjectLabel?: string;
  /** The author, where it is not the signed-in user (a login). */
  actor?: { id: string; name: string } | null;
};

/** Adds an audit event to the running transaction of `em`, so that it is stored with what it tells of or not at all. */
export function recordEvent(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'actor' | 'requestId'>,
  details: EventDetails,
): void {
  const actor = details.actor === undefined ? ctx.actor : details.actor;
  em.persist(
    em.create(AuditEvent, {
      action: details.action,
      actorId: actor?.id ?? null,
      actorName: actor?.name.slice(0, 200) ?? null,
      subjectId: details.subjectId ?? null,
      subjectLabel: details.subjectLabel?.slice(0, 200) ?? null,
      requestId: ctx.requestId,
    }),
  );
}
