import { defineEntity, p } from '@mikro-orm/core';

/** A counter for one caller and one kind of call within one window of time. */
const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limits',
  properties: {
    bucket: p.string().length(300).primary(),
    count: p.integer(),
    expiresAt: p.datetime().length(3).index(),
  },
});

export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);
