import { Link } from '@tanstack/react-router';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type { NewsSummary } from '../../../shared/contracts/news.ts';
import { formatLongDate } from '../../../shared/i18n/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { NewsIllustration } from '../../domain/news-illustration.tsx';
import { cn } from '../../lib/cn.ts';
import { PictureImage } from '../../ui/picture-image.tsx';

/** An article as the home page shows it; a sample leads nowhere. */
type NewsTeaserItem = Pick<
  NewsSummary,
  'slug' | 'title' | 'excerpt' | 'category' | 'publishedAt' | 'picture'
> & {
  isSample: boolean;
  /** Set where the texts are in another language than the page. */
  language: Locale | null;
};

function toTeaserItem(article: NewsSummary, locale: Locale): NewsTeaserItem {
  const { slug, title, excerpt, categoryName, publishedAt, picture, language } = article;
  return {
    slug,
    isSample: false,
    title,
    excerpt,
    category: categoryName,
    publishedAt,
    picture,
    language: language === locale ? null : language,
  };
}

/** Samples until the first article is published. */
function newsSamples(): NewsTeaserItem[] {
  return [
    {
      slug: 'floor',
      isSample: true,
      title: m.home_news_one_title(),
      excerpt: m.home_news_one_text(),
      category: m.home_news_one_category(),
      publishedAt: new Date('2025-10-06T08:00:00Z'),
      picture: null,
      language: null,
    },
    {
      slug: 'handover',
      isSample: true,
      title: m.home_news_two_title(),
      excerpt: m.home_news_two_text(),
      category: m.home_news_two_category(),
      publishedAt: new Date('2025-09-18T08:00:00Z'),
      picture: null,
      language: null,
    },
    {
      slug: 'documents',
      isSample: true,
      title: m.home_news_three_title(),
      excerpt: m.home_news_three_text(),
      category: m.home_news_three_category(),
      publishedAt: new Date('2025-08-27T08:00:00Z'),
      picture: null,
      language: null,
    },
  ];
}

interface NewsTeaserProps {
  item: NewsTeaserItem;
  locale: Locale;
  large: boolean;
}

/** Picture and words of one article; its title's link covers all of it. */
function NewsTeaser({ item, locale, large }: NewsTeaserProps) {
  const { slug, title, excerpt, category, publishedAt, picture, isSample, language } = item;
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
          <NewsIllustration slug={slug} className={image} />
        )}
      </div>
      <div>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {isSample && (
            <span className="rounded bg-sea-soft px-2 font-medium text-ink">
              {m.home_news_example()}
            </span>
          )}
          <span className="font-medium text-sea">{category}</span>
          <time dateTime={publishedAt.toISOString().slice(0, 10)} className="figures">
            {formatLongDate(publishedAt, locale)}
          </time>
        </p>
        <h3 className={cn('mt-2', large ? 'max-w-[24ch] text-2xl' : 'text-xl')}>
          {isSample ? (
            title
          ) : (
            <Link
              to="/news/$slug"
              params={{ slug }}
              className="text-ink no-underline decoration-sun decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          )}
        </h3>
        <p className="mt-2 line-clamp-6 max-w-[60ch] text-muted">{excerpt}</p>
      </div>
    </article>
  );
}

interface NewsSectionProps {
  news: readonly NewsSummary[];
  locale: Locale;
}

/** The newest articles, the first of them large; samples where nothing is published yet. */
export function NewsSection({ news, locale }: NewsSectionProps) {
  const items =
    news.length > 0 ? news.map((article) => toTeaserItem(article, locale)) : newsSamples();
  const [first, ...others] = items.map((item, place) => (
    <NewsTeaser key={item.slug} item={item} locale={locale} large={place === 0} />
  ));
  return (
    <section
      id="news"
      aria-labelledby="news-title"
      className="mx-auto max-w-[90rem] px-4 pb-16 sm:px-6 md:pb-24 lg:px-10"
    >
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="news-title" className="text-3xl">
          {m.home_news_title()}
        </h2>
        {news.length > 0 && (
          <Link
            to="/news"
            className="py-2 font-medium text-ink underline decoration-edge underline-offset-4 transition-colors hover:decoration-sun"
          >
            {m.home_news_all()}
          </Link>
        )}
      </div>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">{first}</div>
        {others.length > 0 && (
          <div className="grid content-start gap-y-8 lg:col-span-5">{others}</div>
        )}
      </div>
    </section>
  );
}
