import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { Resource } from './resource.ts';
import { Upload } from './upload.ts';

/** What a resource led to from some day on: an address or a file. Never changed, only followed by the next one. */
const ResourceVersionSchema = defineEntity({
  name: 'ResourceVersion',
  tableName: 'resource_versions',
  uniques: [{ properties: ['resource', 'number'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    resource: () => p.manyToOne(Resource).deleteRule('cascade'),
    /** Counted from 1. */
    number: p.integer(),
    url: p.string().length(500).nullable(),
    upload: () => p.oneToOne(Upload).nullable().deleteRule('set null'),
    /** What is new in it. */
    note: p.string().length(500).nullable(),
    /** Not a reference: the record outlives the account. */
    authorName: p.string().length(200).nullable(),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

export class ResourceVersion extends ResourceVersionSchema.class {}
ResourceVersionSchema.setClass(ResourceVersion);
