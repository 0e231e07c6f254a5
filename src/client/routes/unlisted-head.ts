import { brand } from '../../shared/content/brand.ts';

/** The head of a page that search engines should not list. */
export function unlistedHead(title: string) {
  return {
    meta: [{ title: `${title} | ${brand}` }, { name: 'robots', content: 'noindex' }],
  };
}
