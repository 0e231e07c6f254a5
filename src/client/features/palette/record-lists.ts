import type { RecordKind } from '../../../shared/contracts/record-search.ts';

/** The screen that lists all records of a kind, and searches them. */
export const recordLists = {
  application: '/admin/applications',
  client: '/admin/clients',
  employee: '/admin/employees',
  question: '/admin/questions',
  news: '/admin/content',
  user: '/admin/users',
} as const satisfies Record<RecordKind, string>;
