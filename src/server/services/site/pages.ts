import { leaders } from '../../../shared/content/leaders.ts';
import { homeNewsCount } from '../../../shared/contracts/news.ts';
import type { Home, SiteState } from '../../../shared/contracts/site.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import { NewsArticle } from '../../db/entities/news.ts';
import type { ServiceContext } from '../context.ts';
import { listNewestArticles, publishedArticlesFilter } from '../news/public-news.ts';
import { readCompanyContact } from '../settings/company-contact.ts';
import { readSwitch } from '../settings/switches.ts';
import { listTeam, publicEmployeeFilter } from './team.ts';

/** The home page's data. */
export async function getHome(ctx: ServiceContext): Promise<Home> {
  return { news: await listNewestArticles(ctx, homeNewsCount), employees: await listTeam(ctx) };
}

/** The server's state as every public page shows it. */
export async function getSiteState(ctx: ServiceContext): Promise<SiteState> {
  return {
    applicationsEnabled: await readSwitch(ctx.em, 'applications_enabled'),
    exchangeRates: ctx.exchangeRates.current(),
    bookingEmbedUrl: ctx.bookingEmbedUrl ?? null,
    contact: await readCompanyContact(ctx),
  };
}

/** A public page, by its English path. */
export type PublicPage = { path: string; changedAt?: Date };

const fixedPages = [
  '/',
  '/gallery',
  '/news',
  '/register',
  '/impressum',
  '/privacy-policy',
  '/accessibility',
  '/cookie-preferences',
];

/** Far below the 50,000 addresses a sitemap may hold, in both languages. */
const maxPagesPerKind = 10_000;

/** Every public page there is: the fixed ones, the articles that are out, the profiles. */
export async function listPublicPages(ctx: ServiceContext): Promise<PublicPage[]> {
  const articles = await ctx.em.find(NewsArticle, publishedArticlesFilter(), {
    fields: ['slug', 'updatedAt'],
    orderBy: { publishedAt: 'desc' },
    limit: maxPagesPerKind,
  });
  const employees = await ctx.em.find(EmployeeProfile, publicEmployeeFilter, {
    fields: ['slug'],
    orderBy: { displayOrder: 'asc', id: 'asc' },
    limit: maxPagesPerKind,
  });
  const paths = [
    ...fixedPages,
    ...((await readSwitch(ctx.em, 'applications_enabled')) ? ['/careers'] : []),
    ...leaders().map(({ slug }) => `/profile/${slug}`),
    ...employees.map(({ slug }) => `/profile/${slug}`),
  ];
  return [
    ...paths.map((path) => ({ path })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `/news/${slug}`, changedAt: updatedAt })),
  ];
}
