import { useEffect, useRef } from 'react';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { ArticleEditor } from './article-editor.tsx';
import { ArticlesScreen, focusArticle } from './articles-screen.tsx';
import { useContentSearch } from './use-content-search.ts';

export function ContentPage() {
  const { search, edit } = useContentSearch();
  const history = useDialogHistory(() => void edit(undefined, { replace: true }));
  const lastEdited = useRef<string>(undefined);
  if (search.edit) lastEdited.current = search.edit;

  // The list is a screen of its own: back in it, the focus is where it was before.
  useEffect(() => {
    if (!search.edit && lastEdited.current) focusArticle(lastEdited.current);
  }, [search.edit]);

  function open(id: string) {
    history.noteOpened();
    void edit(id);
  }

  return search.edit ? (
    <ArticleEditor key={search.edit} edit={search.edit} onClose={history.close} />
  ) : (
    <ArticlesScreen onEdit={open} />
  );
}
