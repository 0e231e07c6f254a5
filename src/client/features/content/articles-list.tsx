import { ExternalLink, Trash2 } from 'lucide-react';
import { type ArticleRow, newsSortSchema } from '../../../shared/contracts/news.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { EditButton, editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { Pagination, RowsSkeleton } from '../../ui/paged-list.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { columnLabels, languageLabels, StateBadge } from './article-labels.tsx';
import { type useArticles, useContentSearch } from './use-articles.ts';

interface ArticleActionsProps {
  article: ArticleRow;
  onEdit: (id: string) => void;
  onDelete: (article: ArticleRow) => void;
  onFocus: (id: string) => void;
}

function ArticleActions({ article, onEdit, onDelete, onFocus }: ArticleActionsProps) {
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

interface ArticleCardsProps {
  rows: readonly ArticleRow[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onDelete: (article: ArticleRow) => void;
}

/** The rows for a narrow screen. */
function ArticleCards({ rows, selected, onSelect, onEdit, onDelete }: ArticleCardsProps) {
  return (
    <ul aria-label={m.content_title()} className="m-0 grid list-none p-0">
      {rows.map((article) => (
        <li
          key={article.id}
          data-selected={article.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <p className="text-base font-medium wrap-anywhere">{article.title}</p>
          <p className="text-muted wrap-anywhere">
            {[
              article.category,
              article.authorName,
              ...article.languages.map((language) => languageLabels[language]()),
            ].join(', ')}
          </p>
          <p>
            <LocalDateTime time={article.publishedAt} none={m.content_never()} />
          </p>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <StateBadge state={article.state} />
            <ArticleActions
              article={article}
              onEdit={onEdit}
              onDelete={onDelete}
              onFocus={onSelect}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

const column = createServerColumnHelper<ArticleRow>();

const articleColumns = column.columns([
  column.accessor('title', {
    header: columnLabels.title,
    meta: { rowHeader: true },
    cell: ({ getValue }) => <span className="line-clamp-2 wrap-anywhere">{getValue()}</span>,
  }),
  column.accessor('state', {
    header: m.content_column_state,
    enableSorting: false,
    cell: ({ getValue }) => <StateBadge state={getValue()} />,
  }),
  column.accessor('category', { header: columnLabels.category }),
  column.accessor('authorName', { header: columnLabels.authorName }),
  column.accessor('publishedAt', {
    header: columnLabels.publishedAt,
    cell: ({ getValue }) => <LocalDateTime time={getValue()} none={m.content_never()} />,
  }),
  column.accessor('updatedAt', {
    header: columnLabels.updatedAt,
    cell: ({ getValue }) => <LocalDateTime time={getValue()} none={m.content_never()} />,
  }),
  column.accessor('languages', {
    header: m.content_column_languages,
    enableSorting: false,
    cell: ({ getValue }) =>
      getValue()
        .map((language) => languageLabels[language]())
        .join(', '),
  }),
]);

interface ArticlesTableProps {
  rows: ArticleRow[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onDelete: (article: ArticleRow) => void;
}

function ArticlesTable({ rows, selected, onSelect, onEdit, onDelete }: ArticlesTableProps) {
  const { sort, order, sortBy } = useContentSearch();
  const table = useServerTable({
    columns: articleColumns,
    rows,
    sorts: newsSortSchema.options,
    sort,
    order,
    onSort: (next, nextOrder) => void sortBy(next, nextOrder),
  });
  return (
    <DataTable
      label={m.content_title()}
      table={table}
      selected={selected}
      actions={(article) => (
        <ArticleActions article={article} onEdit={onEdit} onDelete={onDelete} onFocus={onSelect} />
      )}
    />
  );
}

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
  const { selected, select } = useRowShortcuts({
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
