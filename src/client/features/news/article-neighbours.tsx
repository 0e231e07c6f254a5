import type { NewsArticle } from '../../../shared/contracts/news.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { NeighbourLink } from './neighbour-link.tsx';

/** What was published just after and just before. */
export function ArticleNeighbours({ newer, older }: Pick<NewsArticle, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <nav
      aria-label={m.news_neighbours()}
      className="mt-16 grid gap-x-10 border-t border-edge sm:grid-cols-2"
    >
      {newer && <NeighbourLink direction="newer" article={newer} />}
      {older && <NeighbourLink direction="older" article={older} />}
    </nav>
  );
}
