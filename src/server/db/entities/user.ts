import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { localeSchema } from '../../../shared/contracts/common.ts';
import { roles } from '../../../shared/roles.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    /** Lower case, as is the e-mail address: both are compared without regard to case. */
    username: p.string().length(100).unique(),
    email: p.string().length(254).unique(),
    firstName: p.string().length(100),
    lastName: p.string().length(100),
    role: p.enum(roles),
    passwordHash: p.string().length(300).nullable(),
    isActive: p.boolean().default(true),
    /** Raised by whatever must end every session of the user at once. */
    sessionVersion: p.integer().default(0),
    locale: p.enum(localeSchema.options).nullable(),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
    lastLoginAt: p.datetime().length(3).nullable(),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);
