import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ArticleRow } from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { ArticlesResult } from './articles-result.tsx';
import { ArticlesToolbar } from './articles-toolbar.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useArticles } from './use-articles.ts';

const addButtonId = 'add-article';

const placeOf = (id: string) =>
  document.getElementById(editButtonId(id)) ?? document.getElementById(addButtonId);

/** Leads the focus to the row of an article, or to the button that adds one. */
export function focusArticle(id: string): void {
  placeOf(id)?.focus({ preventScroll: true });
}

/** The articles of the public site. */
export function ArticlesTab({ onEdit }: { onEdit: (id: string) => void }) {
  const query = useArticles();
  const [toDelete, setToDelete] = useState<ArticleRow>();
  const lastTouched = useRef('');
  if (toDelete) lastTouched.current = toDelete.id;
  return (
    <>
      <Button id={addButtonId} className="justify-self-start" onClick={() => onEdit('new')}>
        <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {m.content_add()}
      </Button>
      <ArticlesToolbar list={query.data} />
      <ArticlesResult query={query} onEdit={onEdit} onDelete={setToDelete} />
      <DeleteDialog
        article={toDelete}
        onClose={() => setToDelete(undefined)}
        returnFocus={() => placeOf(lastTouched.current)}
      />
    </>
  );
}
