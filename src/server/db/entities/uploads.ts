import { defineEntity, p } from '@mikro-orm/core';
import { idColumn, nowColumn } from './columns.ts';

export const uploadPurposes = ['resume', 'resource'] as const;
/** `pending`: an address was given out; `stored`: bytes accepted; `attached`: belongs to a record and is never swept. */
const uploadStatuses = ['pending', 'stored', 'attached'] as const;

/** The row behind `/objects/<uuid>`: its id is public, the key under which the bytes lie is not. */
const UploadSchema = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  indexes: [{ properties: ['status', 'sender'] }],
  properties: {
    id: idColumn(),
    purpose: p.enum(uploadPurposes),
    status: p.enum(uploadStatuses),
    /** Place of the bytes: the local disk, or the cloud store under its own key. */
    location: p.enum(['disk', 'uploadthing'] as const).default('disk'),
    storeKey: p.string().length(300),
    fileName: p.string().length(255).default(''),
    /** Decided from the bytes, never from what the browser said. */
    contentType: p.string().length(150).default(''),
    /** Bytes; while pending, as many as the sender says. */
    size: p.integer().default(0),
    /** A keyed digest of the address that asked, until the file belongs to a record. */
    sender: p.string().length(64).nullable(),
    createdAt: nowColumn().index(),
  },
});

export class Upload extends UploadSchema.class {}
UploadSchema.setClass(Upload);
