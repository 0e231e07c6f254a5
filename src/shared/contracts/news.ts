import { z } from 'zod';
import { idSchema, localeSchema } from './common.ts';
import { pageInput, pageOf } from './listing.ts';
import { pictureSchema } from './picture.ts';

/** How many the home page shows, and how many one page of the list holds. */
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
