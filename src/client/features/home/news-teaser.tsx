import type { Locale } from '../../../shared/contracts/common.ts';
import { longDate } from '../../../shared/i18n/long-date.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { NewsDrawing } from '../../ui/news-drawing.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import type { NewsTeaserItem } from './news-teaser-item.ts';

interface NewsTeaserProps {
  item: NewsTeaserItem;
  locale: Locale;
  large: boolean;
}

/** Picture and words of one article; its title's link covers all of it. */
export function NewsTeaser({ item, locale, large }: NewsTeaserProps) {
  const { slug, title, excerpt, category, publishedAt, picture, href, language } = item;
  const image = 'absolute inset-0 size-full object-cover';
  return (
    <article
      lang={language ?? undefined}
      className={cn(
        'group relative grid gap-x-6 gap-y-5',
        large ? 'content-start' : 'border-t border-edge pt-6 sm:grid-cols-[5fr_7fr] lg:pt-8',
      )}
    >
      <div
        className={cn(
          'relative overflow-hidden rounded bg-sea-soft',
          large ? 'aspect-[16/10]' : 'aspect-[16/10] sm:aspect-[4/3] sm:self-start',
        )}
      >
        {picture ? (
          <PictureImage
            picture={picture}
            alt=""
            sizes={large ? '(min-width: 64rem) 56vw, 94vw' : '(min-width: 40rem) 30vw, 94vw'}
            className={image}
          />
        ) : (
          <NewsDrawing slug={slug} className={image} />
        )}
      </div>
      <div>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {href === null && (
            <span className="rounded bg-sea-soft px-2 font-medium text-ink">
              {m.home_news_example()}
            </span>
          )}
          <span className="font-medium text-sea">{category}</span>
          <time dateTime={publishedAt.toISOString().slice(0, 10)} className="figures">
            {longDate(publishedAt, locale)}
          </time>
        </p>
        <h3 className={cn('mt-2', large ? 'max-w-[24ch] text-2xl' : 'text-xl')}>
          {href === null ? (
            title
          ) : (
            <a
              href={href}
              className="text-ink no-underline decoration-sun decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </a>
          )}
        </h3>
        <p className="mt-2 line-clamp-4 max-w-[60ch] text-muted">{excerpt}</p>
      </div>
    </article>
  );
}
