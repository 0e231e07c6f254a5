import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import {
  type ListNewsInput,
  type ListNewsOutput,
  type ListNewsRecordsInput,
  type ListNewsRecordsOutput,
  type NewsSummary,
  newsPageSize,
} from '../../../shared/contracts/news.ts';
import { NewsArticle } from '../../db/entities/news-article.ts';
import type { ServiceContext } from '../context.ts';
import { containing } from '../listing/containing.ts';
import { requireCursor } from '../listing/require-cursor.ts';
import { publishedArticles } from './published.ts';
import { toNewsRecord, toNewsSummary } from './to-news.ts';

const newestFirst = { publishedAt: 'desc', id: 'desc' } as const;

function matching(search: string): FilterQuery<NewsArticle> {
  const $ilike = containing(search);
  return {
    $or: [
      { title: { $ilike } },
      { excerpt: { $ilike } },
      { content: { $ilike } },
      { german: { title: { $ilike } } },
      { german: { excerpt: { $ilike } } },
      { german: { content: { $ilike } } },
    ],
  };
}

/** Every category that has a published article. */
async function listCategories(ctx: ServiceContext): Promise<ListNewsOutput['categories']> {
  const rows = await ctx.em.execute<{ category: string; german: string | null }[]>(
    `select "category", max("german"->>'category') as german from "news_articles"
     where "is_published" and "deleted_at" is null and "published_at" <= ?
     group by "category"
     order by "category"`,
    [new Date()],
  );
  return rows.map(({ category, german }) => ({
    category,
    categoryName: (ctx.locale === 'de' && german) || category,
  }));
}

/** One page of the published articles, newest first, narrowed by words in either language and by category. */
export async function listNews(
  ctx: ServiceContext,
  { page, search, category }: ListNewsInput,
): Promise<ListNewsOutput> {
  const published = publishedArticles();
  const [articles, total] = await ctx.em.findAndCount(
    NewsArticle,
    { $and: [published, search ? matching(search) : {}, category ? { category } : {}] },
    {
      populate: ['mainImage'],
      orderBy: newestFirst,
      limit: newsPageSize,
      offset: (page - 1) * newsPageSize,
    },
  );
  return {
    articles: articles.map((article) => toNewsSummary(article, ctx.locale)),
    total,
    pages: Math.ceil(total / newsPageSize),
    categories: await listCategories(ctx),
  };
}

/** The newest published articles, as lists show them. */
export async function listNewest(ctx: ServiceContext, limit: number): Promise<NewsSummary[]> {
  const newest = await ctx.em.find(NewsArticle, publishedArticles(), {
    populate: ['mainImage'],
    orderBy: newestFirst,
    limit,
  });
  return newest.map((article) => toNewsSummary(article, ctx.locale));
}

/** One page of the published articles with their Markdown, newest first. */
export async function listNewsRecords(
  ctx: ServiceContext,
  input: ListNewsRecordsInput,
): Promise<ListNewsRecordsOutput> {
  const published = publishedArticles();
  const after = requireCursor(input.after, z.iso.datetime());
  const page = await ctx.em.findByCursor(NewsArticle, {
    where: published,
    populate: ['mainImage'],
    orderBy: newestFirst,
    first: input.limit,
    after,
    includeCount: false,
    overfetch: true,
  });
  return {
    rows: page.items.map((article) => toNewsRecord(article, ctx.locale)),
    total: await ctx.em.count(NewsArticle, published),
    nextCursor: page.hasNextPage ? page.endCursor : null,
  };
}
