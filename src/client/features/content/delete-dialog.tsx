import type { ArticleRow } from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useDeleteArticle } from './use-delete-article.ts';

interface DeleteDialogProps {
  article: ArticleRow | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

export function DeleteDialog({ article, onClose, returnFocus }: DeleteDialogProps) {
  const { remove, isRemoving } = useDeleteArticle(onClose);
  return (
    <Dialog
      open={article !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      returnFocus={returnFocus}
      title={m.content_delete_title()}
      description={article && m.content_delete_text({ title: article.title })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button
            variant="danger"
            pending={isRemoving}
            onClick={() => {
              if (article) remove(article.id);
            }}
          >
            {m.content_delete()}
          </Button>
        </>
      }
    />
  );
}
