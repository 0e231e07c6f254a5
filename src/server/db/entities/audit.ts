import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { AuditAction } from '../../../shared/contracts/activity.ts';

/** An event, written in the transaction that made it happen. */
const AuditEventSchema = defineEntity({
  name: 'AuditEvent',
  tableName: 'audit_events',
  indexes: [
    { properties: ['at', 'id'] },
    { properties: ['actorId', 'at', 'id'] },
    { properties: ['subjectId', 'at', 'id'] },
    { properties: ['action', 'at', 'id'] },
    { properties: ['actorId', 'action', 'at', 'id'] },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    at: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
    action: p.string().length(60).$type<AuditAction>(),
    /** Not a reference: the record of an act outlives the account. */
    actorId: p.uuid().nullable(),
    actorName: p.string().length(200).nullable(),
    subjectId: p.string().length(100).nullable(),
    subjectLabel: p.string().length(200).nullable(),
    requestId: p.string().length(100).nullable(),
  },
});

export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent);
