import { defineEntity, p } from '@mikro-orm/core';
import { resourceKindSchema, resourceLanguageSchema } from '../../../shared/contracts/resource.ts';
import { User } from './accounts.ts';
import { idColumn, momentColumn, nowColumn, restorableColumns } from './columns.ts';
import { Upload } from './uploads.ts';

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
    ...restorableColumns(),
    title: p.string().length(200),
    description: p.text(),
    category: p.string().length(100),
    language: p.enum(resourceLanguageSchema.options),
    kind: p.enum(resourceKindSchema.options),
    /** True to ask employees to confirm that they have read each version. */
    requiresAcknowledgement: p.boolean().default(false),
    /** The number of the version that counts; there is always one. */
    currentVersion: p.integer().default(1),
    /** Moment from which employees no longer see it; the record is retained. */
    archivedAt: momentColumn().nullable(),
  },
});

export class Resource extends ResourceSchema.class {}
ResourceSchema.setClass(Resource);

/** Target of a resource from some day on: an address or a file. Never changed, only followed by the next one. */
const ResourceVersionSchema = defineEntity({
  name: 'ResourceVersion',
  tableName: 'resource_versions',
  uniques: [{ properties: ['resource', 'number'] }],
  properties: {
    id: idColumn(),
    resource: () => p.manyToOne(Resource).deleteRule('cascade'),
    /** Counted from 1. */
    number: p.integer(),
    url: p.string().length(500).nullable(),
    upload: () => p.oneToOne(Upload).nullable().deleteRule('set null'),
    /** Its changes against the version before. */
    note: p.string().length(500).nullable(),
    /** Not a reference: the record outlives the account. */
    authorName: p.string().length(200).nullable(),
    createdAt: nowColumn(),
  },
});

export class ResourceVersion extends ResourceVersionSchema.class {}
ResourceVersionSchema.setClass(ResourceVersion);

/** One acknowledgement of a version of a resource by a reader. */
const ResourceAcknowledgementSchema = defineEntity({
  name: 'ResourceAcknowledgement',
  tableName: 'resource_acknowledgements',
  uniques: [{ properties: ['resourceVersion', 'user'] }],
  properties: {
    id: idColumn(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    resourceVersion: () => p.manyToOne(ResourceVersion).deleteRule('cascade'),
    createdAt: nowColumn(),
  },
});

export class ResourceAcknowledgement extends ResourceAcknowledgementSchema.class {}
ResourceAcknowledgementSchema.setClass(ResourceAcknowledgement);
