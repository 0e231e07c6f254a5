import type { Locale } from '../../../shared/contracts/common.ts';
import type { NewsRecord, NewsSummary } from '../../../shared/contracts/news.ts';
import type { GermanArticle, NewsArticle } from '../../db/entities/news-article.ts';
import { pictureUrl, toPicture } from '../images/to-picture.ts';

/** The texts of an article in the reader's language, and which language that is: the original where none was written. */
export function textsOf(
  article: NewsArticle,
  locale: Locale,
): Required<GermanArticle> & { language: Locale } {
  if (locale === 'de' && article.german) {
    return { category: article.category, ...article.german, language: 'de' };
  }
  const { title, excerpt, content, category } = article;
  return { title, excerpt, content, category, language: 'en' };
}

/** When readers first saw it; only articles that are out are shown, and those have a time. */
function publishedAtOf(article: NewsArticle): Date {
  return article.publishedAt ?? article.createdAt;
}

/** An article as lists show it. */
export function toNewsSummary(article: NewsArticle, locale: Locale): NewsSummary {
  const { title, excerpt, category: categoryName, language } = textsOf(article, locale);
  return {
    id: article.id,
    slug: article.slug,
    title,
    excerpt,
    category: article.category,
    categoryName,
    tags: article.tags,
    authorName: article.authorName,
    publishedAt: publishedAtOf(article),
    picture: article.mainImage ? toPicture(article.mainImage) : null,
    language,
  };
}

/** An article as the REST list gives it, with its Markdown. */
export function toNewsRecord(article: NewsArticle, locale: Locale): NewsRecord {
  const { title, excerpt, content } = textsOf(article, locale);
  return {
    id: article.id,
    title,
    slug: article.slug,
    excerpt,
    content,
    mainImage: article.mainImage ? pictureUrl(article.mainImage) : null,
    tags: article.tags,
    hashtags: article.hashtags,
    authorName: article.authorName,
    category: article.category,
    publishedAt: publishedAtOf(article),
    isPublished: true,
  };
}
