import { company } from '../../shared/content/company.ts';
import type { Locale } from '../../shared/contracts/common.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import type { Caller } from '../trpc/routers/app.ts';
import type { PreviewText } from './preview-picture.ts';

type Texts = (locale: Locale) => PreviewText;

/** The pages whose picture is the same for everybody, by the name in the picture's address. */
const pages: Record<string, Texts> = {
  site: (locale) => ({ title: m.site_home_title({}, { locale }), kicker: company.domain }),
  careers: (locale) => ({
    title: m.careers_title({}, { locale }),
    kicker: m.site_nav_careers({}, { locale }),
  }),
  gallery: (locale) => ({
    title: m.gallery_title({}, { locale }),
    kicker: m.gallery_description({}, { locale }),
  }),
  news: (locale) => ({
    title: m.news_title({}, { locale }),
    kicker: m.news_description({ brand: company.brand }, { locale }),
  }),
  register: (locale) => ({
    title: m.contact_register_title({}, { locale }),
    kicker: company.domain,
  }),
  'cookie-preferences': (locale) => ({
    title: m.consent_page_title({}, { locale }),
    kicker: company.domain,
  }),
  impressum: (locale) => ({
    title: m.legal_impressum_title({}, { locale }),
    kicker: company.legalName,
  }),
  'privacy-policy': (locale) => ({
    title: m.legal_privacy_title({}, { locale }),
    kicker: company.legalName,
  }),
};

/**
 * The words of a page's preview picture; null for a page there is none of.
 * @param name as in `/og/<locale>/<name>.png`: a page, `article/<slug>` or `profile/<slug>`
 */
export async function previewText(
  name: string,
  locale: Locale,
  caller: Caller,
): Promise<PreviewText | null> {
  const [kind, key] = name.split('/');
  if (kind === 'article' && key) {
    const article = await caller.public.getArticle({ slug: key });
    return { title: article.title, kicker: article.categoryName };
  }
  if (kind === 'profile' && key) {
    const profile = await caller.public.getProfile({ key });
    return { title: profile.name, kicker: profile.position };
  }
  return Object.hasOwn(pages, name) ? (pages[name]?.(locale) ?? null) : null;
}
