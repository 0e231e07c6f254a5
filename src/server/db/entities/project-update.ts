import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { Project } from './project.ts';
import { User } from './user.ts';

/** What an administrator tells the client of a project. Never edited. */
const ProjectUpdateSchema = defineEntity({
  name: 'ProjectUpdate',
  tableName: 'project_updates',
  indexes: [{ properties: ['project', 'createdAt', 'id'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    project: () => p.manyToOne(Project).deleteRule('cascade'),
    text: p.text(),
    author: () => p.manyToOne(User).nullable().deleteRule('set null'),
    /** Kept beside the reference, so that it reads on after the user is gone. */
    authorName: p.string().length(200),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

export class ProjectUpdate extends ProjectUpdateSchema.class {}
ProjectUpdateSchema.setClass(ProjectUpdate);
