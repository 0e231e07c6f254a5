import { leaders } from '../../../shared/content/leaders.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { NewsArticle } from '../../db/entities/news-article.ts';
import type { ServiceContext } from '../context.ts';
import { publishedArticles } from '../news/published.ts';
import { readApplicationsEnabled } from '../settings/applications-enabled.ts';
import { publicEmployee } from '../team/public-employee.ts';

/** A page anybody can open, by its English path. */
export type PublicPage = { path: string; changedAt?: Date };

const fixedPages = [
  '/',
  '/gallery',
  '/news',
  '/register',
  '/impressum',
  '/privacy-policy',
  '/cookie-preferences',
];

/** Far below the 50,000 addresses a sitemap may hold, in both languages. */
const maxOfKind = 10_000;

/** Every public page there is: the fixed ones, the articles that are out, the profiles. */
export async function listPublicPages(ctx: ServiceContext): Promise<PublicPage[]> {
  const articles = await ctx.em.find(NewsArticle, publishedArticles(), {
    fields: ['slug', 'updatedAt'],
    orderBy: { publishedAt: 'desc' },
    limit: maxOfKind,
  });
  const employees = await ctx.em.find(EmployeeProfile, publicEmployee, {
    fields: ['slug'],
    orderBy: { displayOrder: 'asc', id: 'asc' },
    limit: maxOfKind,
  });
  const paths = [
    ...fixedPages,
    ...((await readApplicationsEnabled(ctx.em)) ? ['/careers'] : []),
    ...leaders().map(({ slug }) => `/profile/${slug}`),
    ...employees.map(({ slug }) => `/profile/${slug}`),
  ];
  return [
    ...paths.map((path) => ({ path })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `/news/${slug}`, changedAt: updatedAt })),
  ];
}
