import type { Locale } from '../../../shared/contracts/common.ts';
import type { NewsSummary } from '../../../shared/contracts/news.ts';
import { localizedPath } from '../../../shared/i18n/locale.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { newsSamples } from './news-samples.ts';
import { NewsTeaser } from './news-teaser.tsx';
import { toTeaserItem } from './news-teaser-item.ts';

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
          <a
            href={localizedPath('/news', locale)}
            className="py-2 font-medium text-ink underline decoration-edge underline-offset-4 transition-colors hover:decoration-sun"
          >
            {m.home_news_all()}
          </a>
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
