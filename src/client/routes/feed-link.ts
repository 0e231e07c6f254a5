import { brand } from '../../shared/content/brand.ts';
import type { Locale } from '../../shared/contracts/fields.ts';
import { localizedPath } from '../../shared/i18n/locale.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';

/** Lets feed readers find the news from any page about them. */
export function feedLink(locale: Locale) {
  return {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: m.news_feed_title({ brand }),
    href: localizedPath('/news/rss.xml', locale),
  };
}
