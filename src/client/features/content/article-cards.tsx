import type { ArticleRow } from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Moment } from '../../ui/moment.tsx';
import { ArticleActions } from './article-actions.tsx';
import { languageLabels } from './labels.ts';
import { StateBadge } from './state-badge.tsx';

interface ArticleCardsProps {
  rows: readonly ArticleRow[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onDelete: (article: ArticleRow) => void;
}

/** The rows for a narrow screen. */
export function ArticleCards({ rows, selected, onSelect, onEdit, onDelete }: ArticleCardsProps) {
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
            <Moment time={article.publishedAt} none={m.content_never()} />
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
