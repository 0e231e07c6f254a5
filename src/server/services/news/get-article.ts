import type { FilterQuery } from '@mikro-orm/core';
import type { NewsArticle as NewsArticleDto } from '../../../shared/contracts/news.ts';
import { NewsArticle } from '../../db/entities/news-article.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { publishedArticles } from './published.ts';
import { renderMarkdown } from './render-markdown.ts';
import { textsOf, toNewsSummary } from './to-news.ts';

type Neighbour = NewsArticleDto['newer'];

async function neighbour(
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
    { $and: [publishedArticles(), isBeyond] },
    { orderBy: { publishedAt: order, id: order } },
  );
  return found && { slug: found.slug, title: textsOf(found, ctx.locale).title };
}

/** A published article with its text as HTML, and the ones before and after it. */
export async function getArticle(
  ctx: ServiceContext,
  { slug }: { slug: string },
): Promise<NewsArticleDto> {
  const article = await ctx.em.findOne(
    NewsArticle,
    { $and: [publishedArticles(), { slug }] },
    { populate: ['mainImage'] },
  );
  if (!article) throw new AppError('not-found');
  return {
    ...toNewsSummary(article, ctx.locale),
    hashtags: article.hashtags,
    contentHtml: renderMarkdown(textsOf(article, ctx.locale).content),
    updatedAt: article.updatedAt,
    newer: await neighbour(ctx, article, 'newer'),
    older: await neighbour(ctx, article, 'older'),
  };
}
