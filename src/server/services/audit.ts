import type { AuditAction } from '../../shared/contracts/activity.ts';
import { AuditEvent } from '../db/entities/audit.ts';
import type { EntityManager } from '../db/orm.ts';
import type { ServiceContext } from './context.ts';

type EventSubject = {
  id?: string | undefined;
  /** Name of the record on screen; cut to the column's 200 characters. */
  label?: string | undefined;
  /** The author, where it is not the signed-in user (a login). */
  actor?: { id: string; name: string } | null;
};

/** Adds an audit event to the running transaction of `em`, so that it is stored with its change or not at all. */
export function recordEvent(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'actor' | 'requestId'>,
  action: AuditAction,
  { id, label, actor = ctx.actor }: EventSubject = {},
): void {
  em.persist(
    em.create(AuditEvent, {
      action,
      actorId: actor?.id ?? null,
      actorName: actor?.name.slice(0, 200) ?? null,
      subjectId: id ?? null,
      subjectLabel: label?.slice(0, 200) ?? null,
      requestId: ctx.requestId,
    }),
  );
}
