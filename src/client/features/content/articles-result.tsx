import type { ArticleRow } from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { ArticleCards } from './article-cards.tsx';
import { ArticlesTable } from './articles-table.tsx';
import type { useArticles } from './use-articles.ts';
import { useContentSearch } from './use-content-search.ts';

interface ArticlesResultProps {
  query: ReturnType<typeof useArticles>;
  onEdit: (id: string) => void;
  onDelete: (article: ArticleRow) => void;
}

const skeletonCells = [
  'h-4 flex-1',
  'hidden h-5 w-20 md:block',
  'hidden h-4 w-28 md:block',
  'h-9 w-24',
];

export function ArticlesResult({ query, onEdit, onDelete }: ArticlesResultProps) {
  const { isFiltered, clearFilters, turnPage } = useContentSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { selected, select } = useRowKeys({
    ids: (query.data?.rows ?? []).map(({ id }) => id),
    elementId: editButtonId,
    onOpen: onEdit,
  });
  return (
    <QueryResult
      query={query}
      errorTitle={m.content_error()}
      skeleton={<RowsSkeleton cells={skeletonCells} />}
    >
      {({ rows, total, nextCursor, previousCursor }) => {
        if (rows.length === 0 && !query.isPlaceholderData) {
          return isFiltered ? (
            <EmptyState
              title={m.content_nothing()}
              action={
                <Button variant="secondary" onClick={() => void clearFilters()}>
                  {m.content_clear()}
                </Button>
              }
            >
              {m.content_nothing_text()}
            </EmptyState>
          ) : (
            <EmptyState
              title={m.content_none()}
              action={<Button onClick={() => onEdit('new')}>{m.content_add()}</Button>}
            >
              {m.content_none_text()}
            </EmptyState>
          );
        }
        const list = { rows, selected, onSelect: select, onEdit, onDelete };
        return (
          <div className="grid min-w-0 gap-4">
            <div
              aria-busy={query.isPlaceholderData}
              className={cn('min-w-0 transition-opacity', query.isPlaceholderData && 'opacity-60')}
            >
              {isWide ? <ArticlesTable {...list} /> : <ArticleCards {...list} />}
            </div>
            <Pagination
              summary={m.content_total({ count: total })}
              onPrevious={
                previousCursor ? () => void turnPage({ before: previousCursor }) : undefined
              }
              onNext={nextCursor ? () => void turnPage({ after: nextCursor }) : undefined}
            />
            {isWide && <p className="text-xs text-muted">{m.content_keys_hint()}</p>}
          </div>
        );
      }}
    </QueryResult>
  );
}
