import type { FilterQuery } from '@mikro-orm/core';
import type { NewsArticle } from '../../db/entities/news-article.ts';

/** What readers may see. A scheduled article is among it from its time on, without anybody doing anything. */
export function publishedArticles(now: Date = new Date()): FilterQuery<NewsArticle> {
  return { isPublished: true, deletedAt: null, publishedAt: { $lte: now } };
}
