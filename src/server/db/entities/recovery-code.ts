import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.ts';

/** A code that stands in for a lost phone once: its row goes when it is used. Only the digest is kept. */
const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  uniques: [{ properties: ['user', 'codeHash'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    codeHash: p.string().length(64),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
