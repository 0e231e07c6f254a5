import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { websiteSchema } from './client.ts';
import { editedFields, idSchema, pageInput, pageOf, text } from './fields.ts';

export const resourceKindSchema = z.enum(['document', 'link']);
export type ResourceKind = z.infer<typeof resourceKindSchema>;

/** The language it is written in, or both in one. */
export const resourceLanguageSchema = z.enum(['en', 'de', 'both']);
export type ResourceLanguage = z.infer<typeof resourceLanguageSchema>;

export const resourceSortSchema = z.enum(['category', 'title', 'updatedAt']);
export type ResourceSort = z.infer<typeof resourceSortSchema>;

/** A document as its reader sees it; its bytes come from `/api/resources/<id of the version>/file`. */
export const fileSchema = z.object({
  fileName: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number().int(),
});

/** One version, as an administrator sees it. */
export const resourceVersionSchema = z.object({
  id: idSchema,
  number: z.number().int(),
  url: z.string().nullable(),
  file: fileSchema.nullable(),
  note: z.string().nullable(),
  authorName: z.string().nullable(),
  createdAt: z.date(),
});
export type ResourceVersion = z.infer<typeof resourceVersionSchema>;

/** One row of the administrators' list. */
export const resourceRowSchema = z.object({
  id: idSchema,
  title: z.string(),
  category: z.string(),
  language: resourceLanguageSchema,
  kind: resourceKindSchema,
  requiresAcknowledgement: z.boolean(),
  currentVersion: z.number().int(),
  isArchived: z.boolean(),
  updatedAt: z.date(),
  /** Active employees who have acknowledged the current version. */
  acknowledged: z.number().int(),
});
export type ResourceRow = z.infer<typeof resourceRowSchema>;

export const listResourcesInput = pageInput.extend({
  category: z.string().trim().max(100).optional(),
  language: resourceLanguageSchema.optional(),
  /** Those in use when it is left out. */
  isArchived: z.boolean().default(false),
  sort: resourceSortSchema.default('category'),
  order: pageInput.shape.order.unwrap().default('asc'),
});
export type ListResourcesInput = z.infer<typeof listResourcesInput>;

export const listResourcesOutput = pageOf(resourceRowSchema).extend({
  /** Every category there is. */
  categories: z.array(z.string()),
  /** Active users with the employee's role. */
  employees: z.number().int(),
  /** Those matching the search, the category and the language. */
  counts: z.object({ current: z.number().int(), archived: z.number().int() }),
});

/** A resource with everything that can be edited, and its history, newest first. */
export const resourceSchema = resourceRowSchema.extend({
  description: z.string(),
  versions: z.array(resourceVersionSchema),
  version: z.number().int(),
});
export type Resource = z.infer<typeof resourceSchema>;

/** Fields common to links and documents. */
export const resourceDetailsSchema = z.object({
  title: text(200).min(1, { error: () => m.resources_title_required() }),
  description: text(2000).default(''),
  category: text(100).min(1, { error: () => m.resources_category_required() }),
  language: resourceLanguageSchema,
  requiresAcknowledgement: z.boolean().default(false),
});

export type ResourceDetailsFields = z.input<typeof resourceDetailsSchema>;

/** Target of a version: the address of a link, or the upload that became a document. */
export const resourceTargetSchema = z.object({
  url: websiteSchema.default(''),
  uploadId: idSchema.nullable().default(null),
  /** Its changes against the version before. */
  note: text(500).default(''),
});

export type ResourceTarget = z.infer<typeof resourceTargetSchema>;
export type ResourceTargetFields = z.input<typeof resourceTargetSchema>;

export const createResourceInput = resourceDetailsSchema
  .extend({ kind: resourceKindSchema, ...resourceTargetSchema.shape })
  .superRefine(({ kind, url, uploadId }, context) => {
    if (kind === 'link' && url === '') {
      context.addIssue({ code: 'custom', path: ['url'], message: m.resources_url_required() });
    }
    if (kind === 'document' && uploadId === null) {
      context.addIssue({
        code: 'custom',
        path: ['uploadId'],
        message: m.resources_file_required(),
      });
    }
  });
export type CreateResourceInput = z.infer<typeof createResourceInput>;
/** Values as a form sends them, before defaults and trimming. */
export type ResourceFields = z.input<typeof createResourceInput>;

export const updateResourceInput = resourceDetailsSchema.extend(editedFields);
export type UpdateResourceInput = z.infer<typeof updateResourceInput>;

/** The successor of the version `after`; another one that came meanwhile is a conflict. */
export const addResourceVersionInput = resourceTargetSchema.extend({
  id: idSchema,
  after: z.number().int().min(1),
});
export type AddResourceVersionInput = z.infer<typeof addResourceVersionInput>;

export const archiveResourceInput = z.object({ id: idSchema, isArchived: z.boolean() });

/** The upload of a document whose bytes are yet to come. */
export const beginDocumentOutput = z.object({ uploadId: idSchema });
/** A document whose bytes have come whole, and were looked at. */
export const storedDocumentSchema = fileSchema.extend({ uploadId: idSchema });
export type StoredDocument = z.infer<typeof storedDocumentSchema>;

/** True once an employee has acknowledged this version. */
export const acknowledgementStateSchema = z.enum(['done', 'missing']);
export type AcknowledgementState = z.infer<typeof acknowledgementStateSchema>;

export const listAcknowledgementsInput = pageInput
  .pick({ search: true, after: true, before: true, limit: true })
  .extend({
    id: idSchema,
    /** The number of a version. */
    number: z.number().int().min(1),
    state: acknowledgementStateSchema,
  });
export type ListAcknowledgementsInput = z.infer<typeof listAcknowledgementsInput>;

export const listAcknowledgementsOutput = pageOf(
  z.object({ id: idSchema, name: z.string(), email: z.string(), at: z.date().nullable() }),
).extend({
  /** Active employees of each state. */
  counts: z.record(acknowledgementStateSchema, z.number().int()),
});

/** A resource as an employee sees it, with the version that counts. */
export const employeeResourceSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  category: z.string(),
  language: resourceLanguageSchema,
  kind: resourceKindSchema,
  url: z.string().nullable(),
  file: fileSchema.nullable(),
  versionId: idSchema,
  number: z.number().int(),
  /** Its changes against the version before. */
  note: z.string().nullable(),
  since: z.date(),
  requiresAcknowledgement: z.boolean(),
  /** The moment the reader acknowledged this version. */
  acknowledgedAt: z.date().nullable(),
  /** The reader has acknowledged one before it. */
  isRenewed: z.boolean(),
});
export type EmployeeResource = z.infer<typeof employeeResourceSchema>;

export const listEmployeeResourcesInput = pageInput
  .pick({ search: true, after: true, before: true, limit: true })
  .extend({
    category: z.string().trim().max(100).optional(),
    /** Limits the list to resources in that language or in both. */
    language: resourceLanguageSchema.exclude(['both']).optional(),
    /** Only what waits for the reader's acknowledgement. */
    isWaiting: z.boolean().optional(),
  });
export type ListEmployeeResourcesInput = z.infer<typeof listEmployeeResourcesInput>;

export const listEmployeeResourcesOutput = pageOf(employeeResourceSchema).extend({
  categories: z.array(z.string()),
  /** Number that wait for the reader's acknowledgement, regardless of the search. */
  waiting: z.number().int(),
});

/** The version that was read; a newer one meanwhile is a conflict. */
export const acknowledgeResourceInput = z.object({ id: idSchema, number: z.number().int().min(1) });
export type AcknowledgeResourceInput = z.infer<typeof acknowledgeResourceInput>;
