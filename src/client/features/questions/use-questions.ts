import { trpc } from '../../trpc.ts';

/** The whole bank; filters and pages are cut from it here. */
export function useQuestions() {
  return trpc.admin.questions.list.useQuery({});
}
