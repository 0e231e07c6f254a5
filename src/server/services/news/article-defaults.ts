import {
  type CreateArticleInput,
  defaultAuthor,
  defaultCategory,
  excerptLength,
} from '../../../shared/contracts/news-admin.ts';
import { firstCharacters, plainTextOf } from '../../../shared/domain/plain-text.ts';
import type { GermanArticle } from '../../db/entities/news-article.ts';

/** The excerpt that was written, or the beginning of the content as plain text. */
export function excerptOf({ excerpt, content }: { excerpt: string; content: string }): string {
  return excerpt || firstCharacters(plainTextOf(content), excerptLength);
}

/** Whose name stands under an article where none was given. */
export const authorOr = (authorName: string): string => authorName || defaultAuthor;

/** The category an article has where none was given. */
export const categoryOr = (category: string): string => category || defaultCategory;

/** The German texts as they are stored, with their own excerpt; null where there are none. */
export function germanOf(german: CreateArticleInput['german']): GermanArticle | null {
  if (!german) return null;
  const { category, ...texts } = german;
  return { ...texts, excerpt: excerptOf(german), ...(category ? { category } : {}) };
}
