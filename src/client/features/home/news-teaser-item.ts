import type { Locale } from '../../../shared/contracts/common.ts';
import type { NewsSummary } from '../../../shared/contracts/news.ts';
import { localizedPath } from '../../../shared/i18n/locale.ts';

/** An article as the home page shows it; a sample leads nowhere. */
export type NewsTeaserItem = Pick<
  NewsSummary,
  'slug' | 'title' | 'excerpt' | 'category' | 'publishedAt' | 'picture'
> & {
  href: string | null;
  /** Told where the texts are in another language than the page. */
  language: Locale | null;
};

export function toTeaserItem(article: NewsSummary, locale: Locale): NewsTeaserItem {
  const { slug, title, excerpt, categoryName, publishedAt, picture, language } = article;
  return {
    slug,
    href: localizedPath(`/news/${slug}`, locale),
    title,
    excerpt,
    category: categoryName,
    publishedAt,
    picture,
    language: language === locale ? null : language,
  };
}
