import { brand } from '../../shared/content/brand.ts';
import { localizedPath } from '../../shared/i18n/locale.ts';
import type { AppContext } from '../app-context.ts';
import { jsonLdScripts, type StructuredData } from './structured-data.ts';

/** The head of a page that search engines should not list. */
export function noindexHead(title: string) {
  return {
    meta: [{ title: `${title} | ${brand}` }, { name: 'robots', content: 'noindex' }],
  };
}

type PageHead = {
  title: string;
  /** For search engines and previews alone: write `import.meta.env.SSR && m.…()`, and no browser fetches the text. */
  description: string | false;
  /** With the parameters that make it a page of its own. */
  path: string;
  /** For what is made of other pages, such as a search. */
  isNoindex?: boolean;
  /** Picture that a shared link shows: `/og/<locale>/<picture>.png`. */
  picture?: string;
  type?: 'website' | 'article' | 'profile';
  /** Structured data of the page beside the company's; on the server alone, as the description. */
  structuredData?: readonly StructuredData[] | false;
};

/** Pixels of the preview pictures, as networks ask for them. */
const openGraphImageSize = { width: 1200, height: 630 };

const openGraphLocale = { en: 'en_US', de: 'de_DE' } as const;

function sharingMeta(context: Pick<AppContext, 'origin' | 'locale'>, page: PageHead) {
  const { origin, locale } = context;
  const title = page.title;
  const description = page.description || '';
  const image = `${origin}/og/${locale}/${page.picture ?? 'site'}.png`;
  return [
    { name: 'description', content: description },
    ...(page.isNoindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: brand },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + localizedPath(page.path, locale) },
    { property: 'og:locale', content: openGraphLocale[locale] },
    {
      property: 'og:locale:alternate',
      content: openGraphLocale[locale === 'en' ? 'de' : 'en'],
    },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(openGraphImageSize.width) },
    { property: 'og:image:height', content: String(openGraphImageSize.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/**
 * Title, description, what a shared link shows, and the pair of language addresses of a public page. In the browser the
 * title and the addresses alone: the rest is read by those who ask the server.
 */
export function pageHead(context: Pick<AppContext, 'origin' | 'locale'>, page: PageHead) {
  const address = (locale: 'en' | 'de') => context.origin + localizedPath(page.path, locale);
  return {
    meta: [
      { title: `${page.title} | ${brand}` },
      ...(import.meta.env.SSR ? sharingMeta(context, page) : []),
    ],
    links: [
      { rel: 'canonical', href: address(context.locale) },
      { rel: 'alternate', hrefLang: 'en', href: address('en') },
      { rel: 'alternate', hrefLang: 'de', href: address('de') },
      { rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    ],
    scripts: import.meta.env.SSR ? jsonLdScripts(page.structuredData || []) : [],
  };
}
