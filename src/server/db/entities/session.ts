import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.ts';

/** One login on one device; deleting the row ends it, whatever cookie is still around. */
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    /** Browser and system in words, `Firefox, Linux`: enough to recognise one's own, too little to recognise anybody by. */
    device: p.string().length(60).nullable(),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
    lastSeenAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
