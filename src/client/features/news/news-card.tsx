import { Link, useRouteContext } from '@tanstack/react-router';
import type { NewsSummary } from '../../../shared/contracts/news.ts';
import { longDate } from '../../../shared/i18n/long-date.ts';
import { cn } from '../../lib/cn.ts';
import { NewsPicture } from './news-picture.tsx';

interface NewsCardProps {
  article: NewsSummary;
  /** The newest of all has a row to itself. */
  lead: boolean;
  priority: boolean;
}

const sizes = {
  lead: '(min-width: 90rem) 49rem, (min-width: 64rem) 56vw, 94vw',
  card: '(min-width: 90rem) 27rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 94vw',
};

export function NewsCard({ article, lead, priority }: NewsCardProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { slug, title, excerpt, categoryName, publishedAt, language } = article;
  return (
    <li className={cn(lead && 'sm:col-span-full')}>
      <article
        className={cn(
          'group relative grid content-start gap-x-10 gap-y-4',
          lead && 'items-end lg:grid-cols-12',
        )}
      >
        <div className={cn('overflow-clip rounded', lead && 'lg:col-span-7')}>
          <NewsPicture
            article={article}
            sizes={lead ? sizes.lead : sizes.card}
            priority={priority}
            className="aspect-16/10 w-full transition-transform duration-250 group-hover:scale-[1.02] motion-reduce:transform-none"
          />
        </div>
        <div className={cn('min-w-0', lead && 'lg:col-span-5')}>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span className="font-medium text-ink">{categoryName}</span>
            <span aria-hidden="true" className="size-1 rounded-full bg-sun" />
            <time dateTime={publishedAt.toISOString()}>{longDate(publishedAt, locale)}</time>
          </p>
          <h2 lang={language} className={cn('mt-2', lead ? 'text-3xl' : 'text-xl')}>
            <Link
              to="/news/$slug"
              params={{ slug }}
              className="rounded decoration-sun decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h2>
          <p
            lang={language}
            className={cn('mt-2 max-w-[60ch] text-muted', lead ? 'text-lg' : 'line-clamp-4')}
          >
            {excerpt}
          </p>
        </div>
      </article>
    </li>
  );
}
