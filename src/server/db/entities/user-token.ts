import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { userTokenPurposes } from '../../../shared/contracts/account.ts';
import { User } from './user.ts';

/** What a link in an invitation proves; only the digest of the secret is kept. */
const UserTokenSchema = defineEntity({
  name: 'UserToken',
  tableName: 'user_tokens',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    purpose: p.enum(userTokenPurposes),
    tokenHash: p.string().length(64).unique(),
    expiresAt: p.datetime().length(3),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

export class UserToken extends UserTokenSchema.class {}
UserTokenSchema.setClass(UserToken);
