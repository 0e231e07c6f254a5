import { defineEntity, p } from '@mikro-orm/core';
import { planIds, serviceIds } from '../../../shared/content/offer.ts';
import { currencySchema } from '../../../shared/contracts/client.ts';
import {
  type Milestone,
  projectStatusSchema,
  serviceStatusSchema,
} from '../../../shared/contracts/project.ts';
import { User } from './accounts.ts';
import { Client } from './clients.ts';
import { editedColumns, idColumn, nowColumn } from './columns.ts';

/** A service that a client has from us. */
const ClientServiceSchema = defineEntity({
  name: 'ClientService',
  tableName: 'client_services',
  indexes: [{ properties: ['client', 'startsOn', 'id'] }],
  properties: {
    ...editedColumns(),
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
  },
});

export class ClientService extends ClientServiceSchema.class {}
ClientServiceSchema.setClass(ClientService);

/** Work for a client with an end in sight. */
const ProjectSchema = defineEntity({
  name: 'Project',
  tableName: 'projects',
  indexes: [{ properties: ['client', 'createdAt', 'id'] }],
  properties: {
    ...editedColumns(),
    client: () => p.manyToOne(Client).deleteRule('cascade'),
    name: p.string().length(200),
    summary: p.text(),
    status: p.enum(projectStatusSchema.options).default('planned').index(),
    startsOn: p.date().nullable(),
    dueOn: p.date().nullable(),
    /** Percent; null where the milestones say how far it is. */
    setProgress: p.integer().nullable(),
    /** In their order; edited and shown with the project, never apart from it. */
    milestones: p.json<Milestone[]>(),
  },
});

export class Project extends ProjectSchema.class {}
ProjectSchema.setClass(Project);

/** An administrator's news to the client of a project. Never edited. */
const ProjectUpdateSchema = defineEntity({
  name: 'ProjectUpdate',
  tableName: 'project_updates',
  indexes: [{ properties: ['project', 'createdAt', 'id'] }],
  properties: {
    id: idColumn(),
    project: () => p.manyToOne(Project).deleteRule('cascade'),
    text: p.text(),
    author: () => p.manyToOne(User).nullable().deleteRule('set null'),
    /** Stored beside the reference, so that it stays readable after the user is deleted. */
    authorName: p.string().length(200),
    createdAt: nowColumn(),
  },
});

export class ProjectUpdate extends ProjectUpdateSchema.class {}
ProjectUpdateSchema.setClass(ProjectUpdate);
