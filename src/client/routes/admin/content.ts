import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { NewsSort, NewsState } from '../../../shared/contracts/news-admin.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

/** The list's state in the address; what is left out has its default. */
export type ContentSearch = {
  search?: string | undefined;
  state?: NewsState | undefined;
  category?: string | undefined;
  sort?: NewsSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** The article being edited, or `new`. */
  edit?: string | undefined;
};

const states = ['draft', 'scheduled', 'published'] as const satisfies NewsState[];
const sorts = [
  'updatedAt',
  'publishedAt',
  'title',
  'category',
  'authorName',
] as const satisfies NewsSort[];

export const adminContentRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'content',
  validateSearch: (raw: Record<string, unknown>): ContentSearch => ({
    search: textParam(raw.search),
    state: oneOf(raw.state, states),
    category: textParam(raw.category),
    sort: oneOf(raw.sort, sorts),
    order: oneOf(raw.order, ['asc', 'desc']),
    after: textParam(raw.after),
    before: textParam(raw.before),
    edit: textParam(raw.edit),
  }),
  component: lazyRouteComponent(
    () => import('../../features/content/content-page.tsx'),
    'ContentPage',
  ),
});
