import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { RecordQuery } from '../../ui/record-query.tsx';
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

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

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
      {isNew ? (
        <ArticleForm edit={edit} article={undefined} onClose={onClose} />
      ) : (
        <RecordQuery
          query={query}
          errorTitle={m.content_error()}
          missing={{
            title: m.content_missing_title(),
            text: m.content_missing_text(),
            back: m.content_back(),
          }}
          onClose={onClose}
          skeleton={<EditorSkeleton />}
        >
          {(article) => <ArticleForm edit={edit} article={article} onClose={onClose} />}
        </RecordQuery>
      )}
    </main>
  );
}
