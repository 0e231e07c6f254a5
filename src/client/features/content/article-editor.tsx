import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArticleForm } from './article-form.tsx';

interface ArticleEditorProps {
  /** The id of an article, or `new`. */
  edit: string;
  onClose: () => void;
}

function EditorSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid content-start gap-5">
      <span className="sr-only">{m.ui_loading()}</span>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

/** The screen on which an article is written. */
export function ArticleEditor({ edit, onClose }: ArticleEditorProps) {
  const isNew = edit === 'new';
  const query = trpc.admin.news.get.useQuery({ id: edit }, { enabled: !isNew });
  const heading = useRef<HTMLHeadingElement>(null);
  const code = query.error ? readError(query.error).code : null;
  const isMissing = code === 'not-found' || code === 'invalid-input';

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function content() {
    if (isNew) return <ArticleForm edit={edit} article={undefined} onClose={onClose} />;
    if (isMissing) {
      return (
        <EmptyState
          title={m.content_missing_title()}
          action={
            <Button variant="secondary" onClick={onClose}>
              {m.content_back()}
            </Button>
          }
        >
          {m.content_missing_text()}
        </EmptyState>
      );
    }
    return (
      <QueryResult query={query} errorTitle={m.content_error()} skeleton={<EditorSkeleton />}>
        {(article) => <ArticleForm edit={edit} article={article} onClose={onClose} />}
      </QueryResult>
    );
  }

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div>
        <Button variant="quiet" size="sm" onClick={onClose} className="-ms-3">
          <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.content_back()}
        </Button>
        <h1 ref={heading} tabIndex={-1} className="mt-1 text-2xl outline-none">
          {isNew ? m.content_new_title() : m.content_edit_title()}
        </h1>
      </div>
      {content()}
    </main>
  );
}
