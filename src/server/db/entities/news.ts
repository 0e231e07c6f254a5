import { defineEntity, p } from '@mikro-orm/core';
import { User } from './accounts.ts';
import { momentColumn, restorableColumns } from './columns.ts';
import { Image } from './images.ts';

/** The German page's replacement, where there is one. */
export type GermanArticle = {
  title: string;
  excerpt: string;
  content: string;
  /** Name of its category. */
  category?: string;
};

const NewsArticleSchema = defineEntity({
  name: 'NewsArticle',
  tableName: 'news_articles',
  // The indexes behind the lists and their search belong to the database alone: see the migration that made them.
  properties: {
    ...restorableColumns(),
    slug: p.string().length(140).unique(),
    title: p.string().length(200),
    excerpt: p.string().length(500),
    /** Markdown. */
    content: p.text(),
    german: p.json<GermanArticle>().nullable(),
    mainImage: () => p.manyToOne(Image).nullable().deleteRule('set null'),
    tags: p.json<string[]>(),
    hashtags: p.json<string[]>(),
    authorName: p.string().length(200).default('Admin'),
    author: () => p.manyToOne(User).nullable().deleteRule('set null'),
    category: p.string().length(100).default('Company News'),
    isPublished: p.boolean().default(false),
    /** Null for a draft that was never published; in the future for one that is scheduled. */
    publishedAt: momentColumn().nullable(),
  },
});

export class NewsArticle extends NewsArticleSchema.class {}
NewsArticleSchema.setClass(NewsArticle);
