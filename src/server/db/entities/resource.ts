import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { resourceKindSchema, resourceLanguageSchema } from '../../../shared/contracts/resource.ts';

/** Something employees look up: a document of ours or a link. What it leads to stands in its versions. */
const ResourceSchema = defineEntity({
  name: 'Resource',
  tableName: 'resources',
  indexes: [
    { properties: ['category', 'title', 'id'] },
    { properties: ['title', 'id'] },
    { properties: ['updatedAt', 'id'] },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    title: p.string().length(200),
    description: p.text(),
    category: p.string().length(100),
    language: p.enum(resourceLanguageSchema.options),
    kind: p.enum(resourceKindSchema.options),
    /** Whether employees are asked to confirm that they have read each version. */
    requiresAcknowledgement: p.boolean().default(false),
    /** The number of the version that counts; there is always one. */
    currentVersion: p.integer().default(1),
    /** Out of the employees' sight, kept for the record. */
    archivedAt: p.datetime().length(3).nullable(),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    /** Deleted ones stay for undo. */
    deletedAt: p.datetime().length(3).nullable(),
    version: p.integer().version(),
  },
});

export class Resource extends ResourceSchema.class {}
ResourceSchema.setClass(Resource);
