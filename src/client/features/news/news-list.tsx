import type { NewsSummary } from '../../../shared/contracts/news.ts';
import { NewsCard } from './news-card.tsx';

interface NewsListProps {
  articles: NewsSummary[];
  hasLead: boolean;
}

export function NewsList({ articles, hasLead }: NewsListProps) {
  return (
    <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        <NewsCard
          key={article.id}
          article={article}
          lead={hasLead && index === 0}
          priority={index === 0}
        />
      ))}
    </ul>
  );
}
