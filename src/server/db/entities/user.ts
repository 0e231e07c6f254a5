import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { localeSchema } from '../../../shared/contracts/common.ts';
import { roles } from '../../../shared/roles.ts';
import { Client } from './client.ts';
import { EmployeeProfile } from './employee-profile.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  // The indexes behind the list's orders and its search belong to the database alone: see the migration that made them.
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
    /** Whether the access went with the deleted profile, and comes back with it. */
    deactivatedWithProfile: p.boolean().default(false),
    /** Raised by whatever must end every session of the user at once. */
    sessionVersion: p.integer().default(0),
    locale: p.enum(localeSchema.options).nullable(),
    /** Whether an administrator is told by e-mail of what comes in. */
    wantsNotices: p.boolean().default(true),
    /** The company that a user with the client's role belongs to. */
    client: () => p.manyToOne(Client).nullable().deleteRule('set null').index(),
    /** The profile of a user with the employee's role: one each, or none. */
    employee: () => p.oneToOne(EmployeeProfile).nullable().deleteRule('set null'),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
    lastLoginAt: p.datetime().length(3).nullable(),
    /** When the last invitation went out; null for a user who never needed one. */
    invitedAt: p.datetime().length(3).nullable(),
    version: p.integer().version(),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);
