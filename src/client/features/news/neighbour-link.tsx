import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { NewsSummary } from '../../../shared/contracts/news.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';

interface NeighbourLinkProps {
  direction: 'newer' | 'older';
  article: Pick<NewsSummary, 'slug' | 'title'>;
}

export function NeighbourLink({ direction, article }: NeighbourLinkProps) {
  const isNewer = direction === 'newer';
  const Arrow = isNewer ? ArrowLeft : ArrowRight;
  return (
    <Link
      to="/news/$slug"
      params={{ slug: article.slug }}
      rel={isNewer ? 'prev' : 'next'}
      className={cn(
        'group flex flex-col gap-1 py-6 no-underline',
        !isNewer && 'border-mist max-sm:border-t sm:col-start-2 sm:items-end sm:text-end',
      )}
    >
      <span className="inline-flex items-center gap-2 text-sm text-muted">
        {isNewer && <Arrow aria-hidden="true" strokeWidth={1.5} className="size-4" />}
        {isNewer ? m.news_newer() : m.news_older()}
        {!isNewer && <Arrow aria-hidden="true" strokeWidth={1.5} className="size-4" />}
      </span>
      <span className="font-display text-xl font-semibold tracking-tight text-balance decoration-sun decoration-2 underline-offset-4 group-hover:underline">
        {article.title}
      </span>
    </Link>
  );
}
