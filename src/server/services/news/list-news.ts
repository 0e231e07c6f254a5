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
import { searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../listing/require-cursor.ts';
import { publishedArticles } from './published.ts';
import { toNewsRecord, toNewsSummary } from './to-news.ts';

/** Readers search every text of an article, in either language. */
const searchedNews = {
  table: 'news_articles',
  texts: ['s."search_body"'],
  visible: 's."is_published" and s."deleted_at" is null and s."published_at" <= now()',
};

const newestFirst = { publishedAt: 'desc', id: 'desc' } as const;

/** Every category that has a published article, one look into an index for each. */
async function listCategories(ctx: ServiceContext): Promise<ListNewsOutput['categories']> {
  const isOut = '"is_published" and "deleted_at" is null and "published_at" <= ?';
  const now = new Date();
  const rows = await ctx.em.execute<{ category: string; german: string | null }[]>(
    `with recursive each as (
       (select "category" from "news_articles" where ${isOut} order by "category" limit 1)
       union all
       select (
         select next."category" from "news_articles" as next
         where ${isOut} and next."category" > each."category"
         order by next."category" limit 1
       ) from each where each."category" is not null
     )
     select each."category", (
       select named."german"->>'category' from "news_articles" as named
       where ${isOut} and named."category" = each."category" and named."german"->>'category' is not null
       order by named."german"->>'category' desc limit 1
     ) as "german"
     from each where each."category" is not null order by each."category"`,
    [now, now, now],
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
  const found = await searchIn(ctx.em, searchedNews, search);
  const [articles, total] = await ctx.em.findAndCount(
    NewsArticle,
    { $and: [published, found.where, category ? { category } : {}] },
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
    isSimilar: found.isSimilar,
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
