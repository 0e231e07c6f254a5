import { company } from '../../shared/content/company.ts';
import { localizedPath } from '../../shared/i18n/locale.ts';
import type { AppContext } from '../app-context.ts';

type PageHead = { title: string; description: string; path: string };

/** Title, description and the pair of language addresses of a public page. */
export function pageHead(context: Pick<AppContext, 'origin' | 'locale'>, page: PageHead) {
  const address = (locale: 'en' | 'de') => context.origin + localizedPath(page.path, locale);
  return {
    meta: [
      { title: `${page.title} | ${company.brand}` },
      { name: 'description', content: page.description },
    ],
    links: [
      { rel: 'canonical', href: address(context.locale) },
      { rel: 'alternate', hrefLang: 'en', href: address('en') },
      { rel: 'alternate', hrefLang: 'de', href: address('de') },
      { rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    ],
  };
}
