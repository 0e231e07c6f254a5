import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { QuestionType } from '../../../shared/contracts/question.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

export type QuestionSort =
  | 'type'
  | 'category'
  | 'questionText'
  | 'points'
  | 'difficulty'
  | 'answered'
  | 'right'
  | 'isActive';

export type QuestionsSearch = {
  type?: QuestionType | undefined;
  search?: string | undefined;
  /** Left out for the newest first. */
  sort?: QuestionSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  /** Position in the list, counted in pages from 1. */
  page?: number | undefined;
  /** The question being edited, or `new`. */
  edit?: string | undefined;
  /** The question shown as applicants see it. */
  preview?: string | undefined;
  /** Whether the import of a file is open. */
  import?: true | undefined;
};

const types = ['general', 'english', 'typing', 'german'] as const satisfies QuestionType[];
const sorts = [
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
  validateSearch: (raw: Record<string, unknown>): QuestionsSearch => ({
    type: oneOf(raw.type, types),
    search: textParam(raw.search),
    sort: oneOf(raw.sort, sorts),
    order: oneOf(raw.order, ['asc', 'desc']),
    page: typeof raw.page === 'number' && raw.page > 1 ? Math.floor(raw.page) : undefined,
    edit: textParam(raw.edit),
    preview: textParam(raw.preview),
    import: raw.import === true || undefined,
  }),
  component: lazyRouteComponent(
    () => import('../../features/questions/questions-page.tsx'),
    'QuestionsPage',
  ),
});
