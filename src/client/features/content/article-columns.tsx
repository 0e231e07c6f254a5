import type { ArticleRow } from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Moment } from '../../ui/moment.tsx';
import { serverColumns } from '../../ui/server-table.ts';
import { columnLabels, languageLabels } from './labels.ts';
import { StateBadge } from './state-badge.tsx';

const column = serverColumns<ArticleRow>();

export const articleColumns = column.columns([
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
    cell: ({ getValue }) => <Moment time={getValue()} none={m.content_never()} />,
  }),
  column.accessor('updatedAt', {
    header: columnLabels.updatedAt,
    cell: ({ getValue }) => <Moment time={getValue()} none={m.content_never()} />,
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
