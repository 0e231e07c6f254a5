import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { ResourceVersion } from './resource-version.ts';
import { User } from './user.ts';

/** Somebody has read a version of a resource, and said so once. */
const ResourceAcknowledgementSchema = defineEntity({
  name: 'ResourceAcknowledgement',
  tableName: 'resource_acknowledgements',
  uniques: [{ properties: ['resourceVersion', 'user'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    resourceVersion: () => p.manyToOne(ResourceVersion).deleteRule('cascade'),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

export class ResourceAcknowledgement extends ResourceAcknowledgementSchema.class {}
ResourceAcknowledgementSchema.setClass(ResourceAcknowledgement);
