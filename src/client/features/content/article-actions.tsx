import { ExternalLink, Trash2 } from 'lucide-react';
import type { ArticleRow } from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EditButton } from '../../ui/edit-button.tsx';

interface ArticleActionsProps {
  article: ArticleRow;
  onEdit: (id: string) => void;
  onDelete: (article: ArticleRow) => void;
  onFocus: (id: string) => void;
}

export function ArticleActions({ article, onEdit, onDelete, onFocus }: ArticleActionsProps) {
  const { id, slug, title, state } = article;
  const focus = () => onFocus(id);
  return (
    <div className="flex justify-end gap-1">
      <EditButton id={id} label={m.content_edit_of({ title })} onEdit={onEdit} onFocus={onFocus} />
      {state === 'published' && (
        <a
          href={`/news/${slug}`}
          target="_blank"
          rel="noopener"
          aria-label={m.content_view_of({ title })}
          onFocus={focus}
          className={buttonClass('quiet', 'sm')}
        >
          <ExternalLink aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </a>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={m.content_delete_of({ title })}
        onClick={() => onDelete(article)}
        onFocus={focus}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
    </div>
  );
}
