import { defineEntity, p } from '@mikro-orm/core';
import { userTokenPurposes } from '../../../shared/contracts/account.ts';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import { roles } from '../../../shared/domain/accounts.ts';
import { Client } from './clients.ts';
import { editedColumns, idColumn, momentColumn, nowColumn } from './columns.ts';
import { EmployeeProfile } from './employees.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  // The indexes behind the list's orders and its search belong to the database alone: see the migration that made them.
  properties: {
    ...editedColumns(),
    /** Lower case, as is the e-mail address: both are compared without regard to case. */
    username: p.string().length(100).unique(),
    email: p.string().length(254).unique(),
    firstName: p.string().length(100),
    lastName: p.string().length(100),
    role: p.enum(roles),
    passwordHash: p.string().length(300).nullable(),
    isActive: p.boolean().default(true),
    /** True where the access went with the deleted profile, and comes back with it. */
    deactivatedWithProfile: p.boolean().default(false),
    /** Raised by whatever must end every session of the user at once. */
    sessionVersion: p.integer().default(0),
    locale: p.enum(localeSchema.options).nullable(),
    /** True to notify an administrator by e-mail. */
    wantsNotices: p.boolean().default(true),
    /** The company that a user with the client's role belongs to. */
    client: () => p.manyToOne(Client).nullable().deleteRule('set null').index(),
    /** The profile of a user with the employee's role: one each, or none. */
    employee: () => p.oneToOne(EmployeeProfile).nullable().deleteRule('set null'),
    lastLoginAt: momentColumn().nullable(),
    /** Moment of the last invitation; null for a user who never needed one. */
    invitedAt: momentColumn().nullable(),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);

/** One login on one device; deleting the row ends it, whatever cookie is still around. */
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: idColumn(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    /** Browser and system in words, `Firefox, Linux`: enough to recognise one's own, too little to identify a person. */
    device: p.string().length(60).nullable(),
    createdAt: nowColumn(),
    lastSeenAt: nowColumn(),
  },
});

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);

/** Secret of a link in an invitation; only its digest is stored. */
const UserTokenSchema = defineEntity({
  name: 'UserToken',
  tableName: 'user_tokens',
  properties: {
    id: idColumn(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    purpose: p.enum(userTokenPurposes),
    tokenHash: p.string().length(64).unique(),
    expiresAt: momentColumn(),
    createdAt: nowColumn(),
  },
});

export class UserToken extends UserTokenSchema.class {}
UserTokenSchema.setClass(UserToken);

/** Secret of a user's authenticator app, encrypted; and that of another app, until it has shown a code. */
const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** Null until the first code was shown. */
    secret: p.string().length(300).nullable(),
    enabledAt: momentColumn().nullable(),
    /** The half minute, counted from 1970, whose code was used last: neither it nor an older one works again. */
    lastStep: p.integer().default(0),
    pendingSecret: p.string().length(300).nullable(),
    pendingAt: momentColumn().nullable(),
  },
});

export class SecondFactor extends SecondFactorSchema.class {}
SecondFactorSchema.setClass(SecondFactor);

/** A code that replaces a lost phone once: its row is deleted when it is used. Only the digest is stored. */
const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  uniques: [{ properties: ['user', 'codeHash'] }],
  properties: {
    id: idColumn(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    codeHash: p.string().length(64),
    createdAt: nowColumn(),
  },
});

export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
