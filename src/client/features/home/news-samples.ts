import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { NewsTeaserItem } from './news-teaser-item.ts';

/** What stands in the place of news until the first article is published. */
export function newsSamples(): NewsTeaserItem[] {
  return [
    {
      slug: 'floor',
      href: null,
      title: m.home_news_one_title(),
      excerpt: m.home_news_one_text(),
      category: m.home_news_one_category(),
      publishedAt: new Date('2025-10-06T08:00:00Z'),
      picture: null,
      language: null,
    },
    {
      slug: 'handover',
      href: null,
      title: m.home_news_two_title(),
      excerpt: m.home_news_two_text(),
      category: m.home_news_two_category(),
      publishedAt: new Date('2025-09-18T08:00:00Z'),
      picture: null,
      language: null,
    },
    {
      slug: 'documents',
      href: null,
      title: m.home_news_three_title(),
      excerpt: m.home_news_three_text(),
      category: m.home_news_three_category(),
      publishedAt: new Date('2025-08-27T08:00:00Z'),
      picture: null,
      language: null,
    },
  ];
}
