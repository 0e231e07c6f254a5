import { type ArticleRow, newsSortSchema } from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { ArticleActions } from './article-actions.tsx';
import { articleColumns } from './article-columns.tsx';
import { useContentSearch } from './use-content-search.ts';

interface ArticlesTableProps {
  rows: ArticleRow[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onDelete: (article: ArticleRow) => void;
}

export function ArticlesTable({ rows, selected, onSelect, onEdit, onDelete }: ArticlesTableProps) {
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
