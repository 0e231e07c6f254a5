import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleNeighbours } from './article-neighbours.tsx';
import { NewsPicture } from './news-picture.tsx';

const route = getRouteApi('/public/news/$slug');

export function ArticlePage() {
  const article = route.useLoaderData();
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { title, excerpt, language, contentHtml } = article;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[90rem] px-4 pt-6 pb-20 outline-none sm:px-6 md:pt-10 lg:px-10 lg:pb-28"
    >
      <article>
        <Link
          to="/news"
          activeOptions={{ exact: true }}
          className="inline-flex min-h-11 items-center gap-2 rounded text-sm text-muted no-underline hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.news_all()}
        </Link>
        <header lang={language} className="mt-4 max-w-[64rem]">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-5 max-w-[60ch] text-lg text-muted">{excerpt}</p>
        </header>
        <ArcDivider className="mt-6 mb-8" />
        <NewsPicture
          article={article}
          sizes="(min-width: 90rem) 85rem, 96vw"
          priority
          className="aspect-4/3 w-full rounded sm:aspect-16/9 lg:aspect-21/9"
        />
        <div className="mt-8 grid gap-x-10 gap-y-8 lg:mt-12 lg:grid-cols-12">
          <ArticleFacts article={article} />
          <div className="min-w-0 lg:col-span-8 lg:col-start-5">
            {language !== locale && (
              <p className="mb-8 max-w-[65ch] border-s-2 border-sun ps-4 text-muted">
                {m.news_only_in({ language })}
              </p>
            )}
            <div
              lang={language}
              className="article"
              // Made of Markdown on the server, where raw HTML becomes text.
              dangerouslySetInnerHTML={{ __html: contentHtml }}
            />
          </div>
        </div>
      </article>
      <ArticleNeighbours newer={article.newer} older={article.older} />
    </main>
  );
}
