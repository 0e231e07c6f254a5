import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { planIds } from '../../../shared/content/plans.ts';
import { serviceIds } from '../../../shared/content/service-ids.ts';
import { currencySchema } from '../../../shared/contracts/client.ts';
import { serviceStatusSchema } from '../../../shared/contracts/client-service.ts';
import { Client } from './client.ts';

/** A service that a client has from us. */
const ClientServiceSchema = defineEntity({
  name: 'ClientService',
  tableName: 'client_services',
  indexes: [{ properties: ['client', 'startsOn', 'id'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    client: () => p.manyToOne(Client).deleteRule('cascade'),
    name: p.string().length(200),
    kind: p.enum(serviceIds).nullable(),
    plan: p.enum(planIds).nullable(),
    agents: p.integer(),
    /** Of each agent. */
    hoursPerWeek: p.integer(),
    /** Per hour and agent, in hundredths of the currency. */
    rateCents: p.integer(),
    currency: p.enum(currencySchema.options),
    startsOn: p.date(),
    endsOn: p.date().nullable(),
    sla: p.text().nullable(),
    status: p.enum(serviceStatusSchema.options).default('active'),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
    version: p.integer().version(),
  },
});

export class ClientService extends ClientServiceSchema.class {}
ClientServiceSchema.setClass(ClientService);
