import { defineEntity, p } from '@mikro-orm/core';
import type { AuditAction } from '../../../shared/contracts/activity.ts';
import { idColumn, nowColumn } from './columns.ts';

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
    id: idColumn(),
    at: nowColumn(),
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
