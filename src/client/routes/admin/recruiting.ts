import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { QuestionSort, QuestionType } from '../../../shared/contracts/question.ts';
import { parseApplicationsSearch } from '../../features/applications/applications-search.ts';
import {
  optionalParams,
  parseEnumParam,
  parsePageParams,
  parseTextParam,
} from '../../lib/search-params.ts';
import { requirePortalUser, requireRole } from '../portal.tsx';
import { rootRoute } from '../root.tsx';
import { adminRoute } from './admin.ts';

export const adminApplicationsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'applications',
  validateSearch: parseApplicationsSearch,
  component: lazyRouteComponent(
    () => import('../../features/applications/applications-page.tsx'),
    'ApplicationsPage',
  ),
});

/** One application on paper: beside the portal, not in it, so that nothing of its frame is there. */
export const applicationPrintRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin/applications/$id/print',
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const user = await requirePortalUser(context, location);
    requireRole(user, 'admin');
    return { user };
  },
  component: lazyRouteComponent(
    () => import('../../features/applications/print-page.tsx'),
    'ApplicationPrintPage',
  ),
});

const types = ['general', 'english', 'typing', 'german'] as const satisfies QuestionType[];
const sorts = [
  'createdAt',
  'type',
  'category',
  'questionText',
  'points',
  'difficulty',
  'answered',
  'right',
  'isActive',
] as const satisfies QuestionSort[];

export const adminQuestionsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'questions',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      type: parseEnumParam(raw.type, types),
      search: parseTextParam(raw.search),
      sort: parseEnumParam(raw.sort, sorts),
      ...parsePageParams(raw),
      /** The question being edited, or `new`. */
      edit: parseTextParam(raw.edit),
      /** The question shown as applicants see it. */
      preview: parseTextParam(raw.preview),
      /** True while the import of a file is open. */
      import: raw.import === true || undefined,
    }),
  component: lazyRouteComponent(
    () => import('../../features/questions/questions-page.tsx'),
    'QuestionsPage',
  ),
});
