import type { AdminArticle, ArticleRow, NewsState } from '../../../shared/contracts/news-admin.ts';
import type { NewsArticle } from '../../db/entities/news-article.ts';
import { pictureUrl, toPicture } from '../images/to-picture.ts';

/** Whether readers see an article, will see it, or do not. */
export function stateOf(
  { isPublished, publishedAt }: Pick<NewsArticle, 'isPublished' | 'publishedAt'>,
  now: Date = new Date(),
): NewsState {
  if (!isPublished || !publishedAt) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

/** An article as the administrator's list shows it. */
export function toArticleRow(
  article: Pick<
    NewsArticle,
    | 'id'
    | 'slug'
    | 'title'
    | 'category'
    | 'authorName'
    | 'isPublished'
    | 'publishedAt'
    | 'updatedAt'
  >,
  hasGerman: boolean,
): ArticleRow {
  const { id, slug, title, category, authorName, updatedAt } = article;
  return {
    id,
    slug,
    title,
    category,
    authorName,
    updatedAt,
    state: stateOf(article),
    publishedAt: article.publishedAt ?? null,
    languages: hasGerman ? ['en', 'de'] : ['en'],
  };
}

/** An article with everything an administrator may edit. */
export function toAdminArticle(article: NewsArticle): AdminArticle {
  const { german, mainImage } = article;
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    content: article.content,
    german: german ? { ...german, category: german.category ?? '' } : null,
    mainImage: mainImage ? pictureUrl(mainImage) : null,
    picture: mainImage ? toPicture(mainImage) : null,
    tags: article.tags,
    hashtags: article.hashtags,
    authorName: article.authorName,
    category: article.category,
    state: stateOf(article),
    isPublished: article.isPublished,
    publishedAt: article.publishedAt ?? null,
    createdAt: article.createdAt,
    updatedAt: article.updatedAt,
    version: article.version,
  };
}
