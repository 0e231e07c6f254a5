import { trpc } from '../../trpc.tsx';

/** The question of a dialog. Never an older version from before: the form keeps the values with which it opens. */
export function useQuestion(id: string | undefined) {
  return trpc.admin.questions.get.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined, gcTime: 0 },
  );
}
