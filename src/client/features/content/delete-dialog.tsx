import type { ArticleRow } from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteArticle } from './use-delete-article.ts';

interface DeleteDialogProps {
  article: ArticleRow | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

export function DeleteDialog({ article, onClose, returnFocus }: DeleteDialogProps) {
  const { remove, isRemoving } = useDeleteArticle(onClose);
  return (
    <ConfirmDialog
      open={article !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      returnFocus={returnFocus}
      title={m.content_delete_title()}
      description={article && m.content_delete_text({ title: article.title })}
      action={m.content_delete()}
      pending={isRemoving}
      onConfirm={() => article && remove(article.id)}
    />
  );
}
