import { useRouteContext } from '@tanstack/react-router';
import { Rss } from 'lucide-react';
import { localizedPath } from '../../../shared/i18n/locale.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { accentLinkClass } from '../../ui/button.tsx';

/** The feed in the language of the page. */
export function RssLink() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return (
    <a
      href={localizedPath('/news/rss.xml', locale)}
      className={`inline-flex min-h-11 items-center gap-2 rounded text-sm ${accentLinkClass}`}
    >
      <Rss aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {m.news_rss()}
    </a>
  );
}
