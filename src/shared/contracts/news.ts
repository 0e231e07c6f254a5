import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import {
  idSchema,
  isPlausibleMoment,
  localeSchema,
  pageInput,
  pageOf,
  patchedFields,
  text,
} from './fields.ts';
import { ownPictureSchema, pictureSchema } from './picture.ts';

export const defaultAuthor = 'Admin';
export const defaultCategory = 'Company News';
/** Characters of the content that become the excerpt where none was written. */
export const excerptLength = 200;
export const maxContentLength = 100_000;
const maxLabels = 20;

/** A draft is for administrators alone; a scheduled article is published by its time. */
export const newsStateSchema = z.enum(['draft', 'scheduled', 'published']);
export type NewsState = z.infer<typeof newsStateSchema>;

export const newsSortSchema = z.enum([
  'updatedAt',
  'publishedAt',
  'title',
  'category',
  'authorName',
]);
export type NewsSort = z.infer<typeof newsSortSchema>;

export const listArticlesInput = pageInput.extend({
  state: newsStateSchema.optional(),
  category: z.string().trim().max(100).optional(),
  sort: newsSortSchema.default('updatedAt'),
});
export type ListArticlesInput = z.infer<typeof listArticlesInput>;

/** One row of the list of articles. */
export const articleRowSchema = z.object({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  authorName: z.string(),
  state: newsStateSchema,
  publishedAt: z.date().nullable(),
  updatedAt: z.date(),
  /** The languages there are texts in. */
  languages: z.array(localeSchema),
});
export type ArticleRow = z.infer<typeof articleRowSchema>;

export const listArticlesOutput = pageOf(articleRowSchema).extend({
  /** Articles matching the search and the category, whatever their state. */
  stateCounts: z.record(newsStateSchema, z.number().int()),
  /** Every category there is. */
  categories: z.array(z.string()),
});

const germanSchema = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category: z.string(),
});

/** An article with everything that can be edited. */
export const adminArticleSchema = z.object({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Markdown. */
  content: z.string(),
  german: germanSchema.nullable(),
  mainImage: z.string().nullable(),
  picture: pictureSchema.nullable(),
  tags: z.array(z.string()),
  hashtags: z.array(z.string()),
  authorName: z.string(),
  category: z.string(),
  state: newsStateSchema,
  isPublished: z.boolean(),
  publishedAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  version: z.number().int(),
});
export type AdminArticle = z.infer<typeof adminArticleSchema>;

/** A list, or one text with commas between: trimmed, without empty ones and doubles. */
const labelsSchema = z
  .union([z.array(z.string().max(200)).max(200), z.string().max(2000)])
  .transform((raw) => [
    ...new Set(
      (typeof raw === 'string' ? raw.split(',') : raw)
        .map((label) => label.trim())
        .filter((label) => label !== ''),
    ),
  ])
  .pipe(
    z
      .array(z.string().max(60, { error: () => m.content_label_too_long({ max: 60 }) }))
      .max(maxLabels, { error: () => m.content_too_many_labels({ max: maxLabels }) }),
  );

const wrongTime = { error: () => m.content_time_invalid() };

const timeSchema = z
  .union([z.date(), z.iso.datetime({ offset: true, ...wrongTime })], wrongTime)
  .refine(isPlausibleMoment, wrongTime)
  .transform((time) => new Date(time));

const requiredTitle = text(200).min(1, { error: () => m.content_title_required() });
const requiredContent = text(maxContentLength).min(1, { error: () => m.content_text_required() });

const fields = z.object({
  title: requiredTitle,
  /** Empty, it is made from the title. */
  slug: text(140).regex(/^(?:|[a-z0-9]+(?:-[a-z0-9]+)*)$/, {
    error: () => m.content_slug_invalid(),
  }),
  /** Empty, it is the beginning of the content. */
  excerpt: text(500),
  content: requiredContent,
  german: z
    .object({
      title: requiredTitle,
      excerpt: text(500).default(''),
      content: requiredContent,
      category: text(100).default(''),
    })
    .nullable(),
  /** Empty means none. */
  mainImage: z.union([z.literal(''), ownPictureSchema]).nullable(),
  tags: labelsSchema,
  hashtags: labelsSchema,
  authorName: text(200),
  category: text(100),
  /** Published by its time, or a draft. */
  isPublished: z.boolean(),
  /** In the future for an article that waits; left out, it is published now. */
  publishedAt: timeSchema.nullable(),
});

export const createArticleInput = fields.extend({
  slug: fields.shape.slug.default(''),
  excerpt: fields.shape.excerpt.default(''),
  german: fields.shape.german.default(null),
  mainImage: fields.shape.mainImage.default(null),
  tags: labelsSchema.default([]),
  hashtags: labelsSchema.default([]),
  authorName: fields.shape.authorName.default(''),
  category: fields.shape.category.default(''),
  isPublished: fields.shape.isPublished.default(true),
  publishedAt: fields.shape.publishedAt.default(null),
});
export type CreateArticleInput = z.infer<typeof createArticleInput>;
/** Values as a form or REST sends them, before defaults and trimming. */
export type ArticleFields = z.input<typeof createArticleInput>;

export const updateArticleInput = fields.partial().extend(patchedFields);
export type UpdateArticleInput = z.infer<typeof updateArticleInput>;

export const previewArticleInput = z.object({ content: z.string().max(maxContentLength) });
export const previewArticleOutput = z.object({ html: z.string() });

/** Number of articles on the home page, and on one page of the list. */
export const homeNewsCount = 3;
export const newsPageSize = 9;

/** A published article as lists show it, in the language of the request where it was translated. */
export const newsSummarySchema = z.object({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** By which the list is narrowed, whatever the language. */
  category: z.string(),
  /** The same, in the language of the request. */
  categoryName: z.string(),
  tags: z.array(z.string()),
  authorName: z.string(),
  publishedAt: z.date(),
  picture: pictureSchema.nullable(),
  /** The language the texts are in; another than asked for where there is no translation. */
  language: localeSchema,
});
export type NewsSummary = z.infer<typeof newsSummarySchema>;

export const newsArticleSchema = newsSummarySchema.extend({
  hashtags: z.array(z.string()),
  /** HTML made of the article's Markdown on the server; raw HTML in it stands as text. */
  contentHtml: z.string(),
  updatedAt: z.date(),
  /** The neighbours in time, newer and older. */
  newer: newsSummarySchema.pick({ slug: true, title: true }).nullable(),
  older: newsSummarySchema.pick({ slug: true, title: true }).nullable(),
});
export type NewsArticle = z.infer<typeof newsArticleSchema>;

export const listNewsInput = z.object({
  page: z.number().int().min(1).max(1000).default(1),
  search: z.string().trim().max(200).default(''),
  category: z.string().trim().max(100).default(''),
});
export type ListNewsInput = z.infer<typeof listNewsInput>;

export const listNewsOutput = z.object({
  articles: z.array(newsSummarySchema),
  /** Nothing has every word of the search; the rows are only similar to it. */
  isSimilar: z.boolean().optional(),
  total: z.number().int(),
  pages: z.number().int(),
  /** Every category that has a published article. */
  categories: z.array(z.object({ category: z.string(), categoryName: z.string() })),
});
export type ListNewsOutput = z.infer<typeof listNewsOutput>;

export const bySlugInput = z.object({ slug: z.string().trim().min(1).max(200) });

/** A row of `GET /api/news`: a published article with its Markdown. */
export const newsRecordSchema = z.object({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  mainImage: z.string().nullable(),
  tags: z.array(z.string()),
  hashtags: z.array(z.string()),
  authorName: z.string(),
  category: z.string(),
  publishedAt: z.date(),
  isPublished: z.literal(true),
});
export type NewsRecord = z.infer<typeof newsRecordSchema>;

export const listNewsRecordsInput = pageInput.pick({ after: true, limit: true });
export type ListNewsRecordsInput = z.infer<typeof listNewsRecordsInput>;
export const listNewsRecordsOutput = pageOf(newsRecordSchema).omit({ previousCursor: true });
export type ListNewsRecordsOutput = z.infer<typeof listNewsRecordsOutput>;
