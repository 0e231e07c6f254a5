import type { AdminArticle, CreateArticleInput } from '../../../shared/contracts/news-admin.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

type SaveResult =
  | { outcome: 'saved' }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; issues: FieldIssue[] };

/** The article as it was when the editing began; missing for a new one. */
type EditedVersion = Pick<AdminArticle, 'id' | 'version'>;

/** Creates or updates, tells the result, and answers what the editor has to show. */
export function useSaveArticle() {
  const refresh = useRefresh();
  const create = trpc.admin.news.create.useMutation();
  const update = trpc.admin.news.update.useMutation();
  return {
    isSaving: create.isPending || update.isPending,
    save: async (
      input: CreateArticleInput,
      edited: EditedVersion | undefined,
    ): Promise<SaveResult> => {
      try {
        if (edited) {
          const { id, version } = edited;
          await update.mutateAsync({ ...input, id, version });
        } else await create.mutateAsync(input);
      } catch (error) {
        const { code, message, issues } = readError(error);
        if (code === 'conflict') {
          await refresh();
          return { outcome: 'conflict' };
        }
        toast({
          title: edited ? m.content_update_failed() : m.content_create_failed(),
          description: message,
          variant: 'danger',
        });
        return { outcome: 'refused', issues };
      }
      toast({ title: edited ? m.content_updated() : m.content_created(), variant: 'success' });
      void refresh();
      return { outcome: 'saved' };
    },
  };
}
