import { getRouteApi } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import {
  type ArticleRow,
  newsSortSchema,
  newsStateSchema,
} from '../../../shared/contracts/news.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { pageOptions, useListSearch } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { DeleteButton } from '../../ui/delete-record.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { EditButton, editButtonId } from '../../ui/row-buttons.tsx';
import { StateBadge, stateLabels } from './article-labels.tsx';

const route = getRouteApi('/portal/admin/content');

/** The list's state, which lives in the address, and the ways to change it. */
export const useContentSearch = () =>
  useListSearch(route.useSearch(), route.useNavigate(), {
    sorts: newsSortSchema.options,
    sort: 'updatedAt',
    order: 'desc',
    filters: { state: undefined, category: undefined },
  });

interface ArticleActionsProps {
  article: ArticleRow;
  onEdit: (id: string) => void;
  onDelete: (article: ArticleRow) => void;
}

function ArticleActions({ article, onEdit, onDelete }: ArticleActionsProps) {
  const { id, slug, title, state } = article;
  return (
    <div className="flex justify-end gap-1">
      <EditButton id={id} label={m.content_edit_of({ title })} onEdit={onEdit} />
      {state === 'published' && (
        <a
          href={`/news/${slug}`}
          target="_blank"
          rel="noopener"
          aria-label={m.content_view_of({ title })}
          className={buttonClass('quiet', 'sm')}
        >
          <ExternalLink aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </a>
      )}
      <DeleteButton label={m.content_delete_of({ title })} onClick={() => onDelete(article)} />
    </div>
  );
}

const column = createServerColumnHelper<ArticleRow>();

const articleColumns = column.columns([
  column.accessor('title', {
    header: m.ui_title,
    meta: { rowHeader: true },
    cell: ({ getValue }) => <span className="line-clamp-2 wrap-anywhere">{getValue()}</span>,
  }),
  column.accessor('state', {
    header: m.content_column_state,
    cell: ({ getValue }) => <StateBadge status={getValue()} />,
  }),
  column.accessor('category', { header: m.ui_category }),
  column.accessor('authorName', { header: m.content_column_author }),
  column.accessor('publishedAt', {
    header: m.content_column_published,
    cell: ({ getValue }) => <LocalDateTime time={getValue()} none={m.content_never()} />,
  }),
  column.accessor('updatedAt', {
    header: m.ui_last_change,
    cell: ({ getValue }) => <LocalDateTime time={getValue()} none={m.content_never()} />,
  }),
  column.accessor('languages', {
    header: m.content_column_languages,
    cell: ({ getValue }) =>
      getValue()
        .map((language) => languageNames[language]())
        .join(', '),
  }),
]);

interface ArticlesListProps {
  list: ReturnType<typeof useContentSearch>;
  onEdit: (id: string) => void;
  onDelete: (article: ArticleRow) => void;
}

/** The page of articles that the address describes, with its filters. */
export function ArticlesList({ list, onEdit, onDelete }: ArticlesListProps) {
  const { page, filter } = list;
  const { state, category } = list.search;
  const query = trpc.admin.news.list.useQuery({ ...page, state, category }, pageOptions);
  return (
    <>
      <ListToolbar
        list={list}
        label={m.content_search()}
        placeholder={m.content_search_placeholder()}
      >
        <StateFilter
          label={m.content_filter()}
          values={newsStateSchema.options}
          labels={stateLabels}
          counts={query.data?.stateCounts}
          value={state}
          onValueChange={(value) => filter({ state: value })}
        />
        <FilterSelect
          label={m.content_category_filter()}
          anyLabel={m.content_all_categories()}
          values={query.data?.categories}
          value={category}
          onValueChange={(value) => filter({ category: value })}
        />
      </ListToolbar>
      <RecordList
        label={m.content_title()}
        list={list}
        query={query}
        columns={articleColumns}
        actions={(article) => (
          <ArticleActions article={article} onEdit={onEdit} onDelete={onDelete} />
        )}
        elementId={editButtonId}
        onOpen={onEdit}
        summary={(count) => m.content_total({ count })}
        nothing={m.content_nothing_text()}
        empty={{
          title: m.content_none(),
          text: m.content_none_text(),
          action: <Button onClick={() => onEdit('new')}>{m.content_add()}</Button>,
        }}
      />
    </>
  );
}
