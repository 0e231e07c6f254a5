import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { type Milestone, projectStatusSchema } from '../../../shared/contracts/project.ts';
import { Client } from './client.ts';

/** Work for a client with an end in sight. */
const ProjectSchema = defineEntity({
  name: 'Project',
  tableName: 'projects',
  indexes: [{ properties: ['client', 'createdAt', 'id'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
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
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
    version: p.integer().version(),
  },
});

export class Project extends ProjectSchema.class {}
ProjectSchema.setClass(Project);
