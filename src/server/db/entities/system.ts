import { defineEntity, p } from '@mikro-orm/core';
import { exchangeRatesSchema } from '../../../shared/contracts/site.ts';
import { momentColumn, nowColumn } from './columns.ts';

const SettingSchema = defineEntity({
  name: 'Setting',
  tableName: 'settings',
  properties: {
    key: p.string().length(100).primary(),
    value: p.text(),
    description: p.string().length(500).default(''),
    updatedAt: nowColumn().onUpdate(() => new Date()),
  },
});

export class Setting extends SettingSchema.class {}
SettingSchema.setClass(Setting);

/** Caches the last exchange rates for every server and its next start. A trigger announces new ones. */
const ExchangeRateSchema = defineEntity({
  name: 'ExchangeRate',
  tableName: 'exchange_rates',
  properties: {
    currency: p.enum(exchangeRatesSchema.keyof().options).primary(),
    /** Pesos for one unit of the currency. */
    pesos: p.double(),
    fetchedAt: momentColumn(),
  },
});

export class ExchangeRate extends ExchangeRateSchema.class {}
ExchangeRateSchema.setClass(ExchangeRate);

/** A counter for one caller and one kind of call within one window of time. */
const RateLimitSchema = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limits',
  properties: {
    bucket: p.string().length(300).primary(),
    count: p.integer(),
    expiresAt: momentColumn().index(),
  },
});

export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);

/** Work that is done by the clock, once over all servers. */
const ScheduledTaskSchema = defineEntity({
  name: 'ScheduledTask',
  tableName: 'chores',
  properties: {
    name: p.string().length(100).primary(),
    /** Not begun before; the process at it has moved this ahead for as long as it may take. */
    nextAt: momentColumn(),
  },
});

export class ScheduledTask extends ScheduledTaskSchema.class {}
ScheduledTaskSchema.setClass(ScheduledTask);
