import type { CreateArticleInput } from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type SaveRecord, saveOutcome } from '../../lib/save-outcome.ts';
import { trpc } from '../../trpc.ts';
import { useRefresh } from './use-refresh.ts';

/** Creates or updates, tells the result, and answers what the editor has to show. */
export function useSaveArticle(): {
  save: SaveRecord<CreateArticleInput>;
  isSaving: boolean;
} {
  const refresh = useRefresh();
  const create = trpc.admin.news.create.useMutation();
  const update = trpc.admin.news.update.useMutation();
  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) =>
      saveOutcome(
        () =>
          edited
            ? update.mutateAsync({ ...input, id: edited.id, version: edited.version })
            : create.mutateAsync(input),
        {
          saved: edited ? m.content_updated() : m.content_created(),
          failed: edited ? m.content_update_failed() : m.content_create_failed(),
          refresh,
        },
      ),
  };
}
