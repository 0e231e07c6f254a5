import { type FilterObject, type FilterQuery, raw } from '@mikro-orm/core';
import { z } from 'zod';
import { localeSchema, momentSchema } from '../../../shared/contracts/fields.ts';
import {
  type AdminArticle,
  type ArticleRow,
  adminArticleSchema,
  articleRowSchema,
  type ListArticlesInput,
  type listArticlesOutput,
  type NewsSort,
  type NewsState,
} from '../../../shared/contracts/news.ts';
import { NewsArticle } from '../../db/entities/news.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { searchIn, undeletedRows } from '../folded-search.ts';
import { pictureUrl, toPicture } from '../images/images.ts';
import { findPage, totalOf } from '../list-query.ts';
import { copyFields } from '../records.ts';

/** State of an article: published, scheduled, or draft. */
export function stateOf(
  { isPublished, publishedAt }: Pick<NewsArticle, 'isPublished' | 'publishedAt'>,
  now: Date = new Date(),
): NewsState {
  if (!isPublished || !publishedAt) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

/** Read of each article of a list: a list of books would be long to carry. */
const listedFields = [
  ...articleRowSchema.omit({ state: true, languages: true }).keyof().options,
  'isPublished',
] as const;

/** An article as the administrator's list shows it. */
const toArticleRow = (
  article: Pick<NewsArticle, (typeof listedFields)[number]>,
  hasGerman: boolean,
): ArticleRow =>
  copyFields(articleRowSchema, article, {
    state: stateOf(article),
    languages: localeSchema.options.filter((locale) => locale === 'en' || hasGerman),
  });

/** An article with everything an administrator may edit; its picture has to be loaded. */
export function toAdminArticle(article: NewsArticle): AdminArticle {
  const { german, mainImage } = article;
  return copyFields(adminArticleSchema, article, {
    german: german ? { ...german, category: german.category ?? '' } : null,
    mainImage: mainImage ? pictureUrl(mainImage) : null,
    picture: mainImage ? toPicture(mainImage) : null,
    state: stateOf(article),
  });
}

/** Unpublished articles have no moment of it and come last. */
const sortedValues: Record<NewsSort, z.ZodType> = {
  updatedAt: momentSchema,
  publishedAt: momentSchema.nullable(),
  title: z.string(),
  category: z.string(),
  authorName: z.string(),
};

function inState(state: NewsState | undefined, now: Date): FilterQuery<NewsArticle> {
  switch (state) {
    case undefined:
      return {};
    case 'draft':
      return { isPublished: false };
    case 'scheduled':
      return { isPublished: true, publishedAt: { $gt: now } };
    case 'published':
      return { isPublished: true, publishedAt: { $lte: now } };
  }
}

/** Every category there is, one look into an index for each. */
async function listCategories({ em }: ServiceContext): Promise<string[]> {
  const rows = await em.execute<{ category: string }[]>(
    `with recursive each as (
       (select "category" from "news_articles" where "deleted_at" is null order by "category" limit 1)
       union all
       select (
         select next."category" from "news_articles" as next
         where next."deleted_at" is null and next."category" > each."category"
         order by next."category" limit 1
       ) from each where each."category" is not null
     )
     select "category" from each where "category" is not null`,
  );
  return rows.map(({ category }) => category);
}

type StateCounts = Record<NewsState, number>;

/** Counts the records found in each state: one pass, of an index alone without a search. */
async function countStates(
  { em }: ServiceContext,
  found: FilterObject<NewsArticle>,
  now: Date,
): Promise<StateCounts> {
  const [counts] = await em
    .createQueryBuilder(NewsArticle)
    .select([
      raw('(count(*) filter (where not "is_published"))::int').as('draft'),
      raw('(count(*) filter (where "is_published" and "published_at" > ?))::int', [now]).as(
        'scheduled',
      ),
      raw('(count(*) filter (where "is_published" and "published_at" <= ?))::int', [now]).as(
        'published',
      ),
    ])
    .where(found)
    .execute<StateCounts[]>('all', false);
  return counts ?? { draft: 0, scheduled: 0, published: 0 };
}

async function findTranslatedIds(
  { em }: ServiceContext,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await em.execute<{ id: string }[]>(
    `select "id" from "news_articles" where "german" is not null and "id" in (${ids.map(() => '?').join(', ')})`,
    [...ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** One page of the articles in any state, with how many are in each state for the same search and category. */
export async function listArticles(
  ctx: AdminContext,
  input: ListArticlesInput,
): Promise<z.infer<typeof listArticlesOutput>> {
  const { search, state, category, sort } = input;
  const now = new Date();
  const searched = await searchIn(ctx.em, undeletedRows('news_articles'), search);
  const found: FilterObject<NewsArticle> = {
    deletedAt: null,
    ...searched.where,
    ...(category ? { category } : {}),
  };
  const page = await findPage(ctx.em, NewsArticle, {
    ...input,
    sortedBy: { [sort]: sortedValues[sort] },
    where: { $and: [found, inState(state, now)] },
    fields: listedFields,
  });
  const stateCounts = await countStates(ctx, found, now);
  const german = await findTranslatedIds(
    ctx,
    page.items.map(({ id }) => id),
  );
  return {
    rows: page.items.map((article) => toArticleRow(article, german.has(article.id))),
    total: totalOf(stateCounts, state),
    isSimilar: searched.isSimilar,
    stateCounts,
    categories: await listCategories(ctx),
    ...page.cursors,
  };
}
