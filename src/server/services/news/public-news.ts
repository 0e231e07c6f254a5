import type { FilterQuery } from '@mikro-orm/core';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import {
  type ListNewsInput,
  type ListNewsOutput,
  type ListNewsRecordsInput,
  type ListNewsRecordsOutput,
  type NewsArticle as NewsArticleDto,
  type NewsRecord,
  type NewsSummary,
  newsPageSize,
  newsRecordSchema,
  newsSummarySchema,
} from '../../../shared/contracts/news.ts';
import { type GermanArticle, NewsArticle } from '../../db/entities/news.ts';
import type { ServiceContext } from '../context.ts';
import { searchIn } from '../folded-search.ts';
import { pictureUrl, toPicture } from '../images/images.ts';
import { findPage } from '../list-query.ts';
import { copyFields, requireRecord } from '../records.ts';
import { renderMarkdown } from '../render-markdown.ts';

/** Condition of a public article. A scheduled article fulfils it from its time on, by itself. */
export function publishedArticlesFilter(now: Date = new Date()): FilterQuery<NewsArticle> {
  return { isPublished: true, deletedAt: null, publishedAt: { $lte: now } };
}

/** The texts of an article in the reader's language, and which language that is: the original where none was written. */
function textsOf(
  article: NewsArticle,
  locale: Locale,
): Required<GermanArticle> & { language: Locale } {
  if (locale === 'de' && article.german) {
    return { category: article.category, ...article.german, language: 'de' };
  }
  const { title, excerpt, content, category } = article;
  return { title, excerpt, content, category, language: 'en' };
}

/** Moment of publication; only published articles are shown, and those have one. */
function publishedAtOf(article: NewsArticle): Date {
  return article.publishedAt ?? article.createdAt;
}

/** An article as lists show it. */
function toNewsSummary(article: NewsArticle, locale: Locale): NewsSummary {
  const { title, excerpt, category: categoryName, language } = textsOf(article, locale);
  return copyFields(newsSummarySchema, article, {
    title,
    excerpt,
    categoryName,
    publishedAt: publishedAtOf(article),
    picture: article.mainImage ? toPicture(article.mainImage) : null,
    language,
  });
}

/** An article as the REST list gives it, with its Markdown. */
function toNewsRecord(article: NewsArticle, locale: Locale): NewsRecord {
  const { title, excerpt, content } = textsOf(article, locale);
  return copyFields(newsRecordSchema, article, {
    title,
    excerpt,
    content,
    mainImage: article.mainImage ? pictureUrl(article.mainImage) : null,
    publishedAt: publishedAtOf(article),
    isPublished: true as const,
  });
}

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
  const published = publishedArticlesFilter();
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
export async function listNewestArticles(
  ctx: ServiceContext,
  limit: number,
): Promise<NewsSummary[]> {
  const newest = await ctx.em.find(NewsArticle, publishedArticlesFilter(), {
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
  const published = publishedArticlesFilter();
  const page = await findPage(ctx.em, NewsArticle, {
    ...input,
    before: undefined,
    order: 'desc',
    sortedBy: { publishedAt: momentSchema },
    where: published,
    populate: ['mainImage'],
  });
  return {
    rows: page.items.map((article) => toNewsRecord(article, ctx.locale)),
    total: await ctx.em.count(NewsArticle, published),
    nextCursor: page.cursors.nextCursor,
  };
}

type Neighbour = NewsArticleDto['newer'];

async function findNeighbour(
  ctx: ServiceContext,
  { publishedAt, id }: NewsArticle,
  side: 'newer' | 'older',
): Promise<Neighbour> {
  const beyond = side === 'newer' ? '$gt' : '$lt';
  const order = side === 'newer' ? 'asc' : 'desc';
  const isBeyond: FilterQuery<NewsArticle> = {
    $or: [{ publishedAt: { [beyond]: publishedAt } }, { publishedAt, id: { [beyond]: id } }],
  };
  const found = await ctx.em.findOne(
    NewsArticle,
    { $and: [publishedArticlesFilter(), isBeyond] },
    { orderBy: { publishedAt: order, id: order } },
  );
  return found && { slug: found.slug, title: textsOf(found, ctx.locale).title };
}

/** A published article with its text as HTML, and the ones before and after it. */
export async function getArticle(
  ctx: ServiceContext,
  { slug }: { slug: string },
): Promise<NewsArticleDto> {
  const article = await requireRecord(
    ctx.em,
    NewsArticle,
    { $and: [publishedArticlesFilter(), { slug }] },
    { populate: ['mainImage'] },
  );
  return {
    ...toNewsSummary(article, ctx.locale),
    hashtags: article.hashtags,
    contentHtml: renderMarkdown(textsOf(article, ctx.locale).content),
    updatedAt: article.updatedAt,
    newer: await findNeighbour(ctx, article, 'newer'),
    older: await findNeighbour(ctx, article, 'older'),
  };
}
