import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.ts';

/** What a user's app for login codes knows, encrypted; and what another app is to know, until that has shown a code. */
const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** Null until the first code was shown. */
    secret: p.string().length(300).nullable(),
    enabledAt: p.datetime().length(3).nullable(),
    /** The half minute, counted from 1970, whose code was used last: neither it nor an older one works again. */
    lastStep: p.integer().default(0),
    pendingSecret: p.string().length(300).nullable(),
    pendingAt: p.datetime().length(3).nullable(),
  },
});

export class SecondFactor extends SecondFactorSchema.class {}
SecondFactorSchema.setClass(SecondFactor);
