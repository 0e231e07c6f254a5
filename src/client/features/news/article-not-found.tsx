import { Link } from '@tanstack/react-router';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { NewsDrawing } from '../../domain/news-illustration.tsx';

export function ArticleNotFound() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[90rem] content-center justify-items-start gap-4 px-4 py-16 outline-none sm:px-6 md:py-24 lg:px-10"
    >
      <title>{`${m.news_not_found()} | ${company.brand}`}</title>
      <meta name="robots" content="noindex" />
      <NewsDrawing slug="" className="mb-4 aspect-16/10 w-80 max-w-full rounded" />
      <h1 className="text-3xl">{m.news_not_found()}</h1>
      <p className="max-w-[52ch] text-lg text-muted">{m.news_not_found_text()}</p>
      <Link to="/news" activeOptions={{ exact: true }} className={`mt-3 ${buttonClass('primary')}`}>
        {m.news_all()}
      </Link>
    </main>
  );
}
