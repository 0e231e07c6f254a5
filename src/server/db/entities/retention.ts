import { defineEntity, p } from '@mikro-orm/core';
import { heldKindSchema } from '../../../shared/contracts/retention.ts';
import { User } from './accounts.ts';
import { idColumn, nowColumn } from './columns.ts';

/** A record that is not to be erased, whatever its period says, until the hold is lifted. */
const RetentionHoldSchema = defineEntity({
  name: 'RetentionHold',
  tableName: 'retention_holds',
  uniques: [{ properties: ['kind', 'recordId'] }],
  properties: {
    id: idColumn(),
    kind: p.enum(heldKindSchema.options),
    /** Not a reference: records of several kinds are held. */
    recordId: p.uuid(),
    reason: p.string().length(500),
    actor: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    /** Stored beside the reference, so that it stays readable after a user is deleted. */
    actorName: p.string().length(200),
    createdAt: nowColumn(),
  },
});

export class RetentionHold extends RetentionHoldSchema.class {}
RetentionHoldSchema.setClass(RetentionHold);
