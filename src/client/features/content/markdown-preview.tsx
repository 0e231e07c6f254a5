import { keepPreviousData } from '@tanstack/react-query';
import type { Locale } from '../../../shared/contracts/common.ts';
import { maxContentLength } from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useRested } from '../../lib/use-rested.ts';
import { trpc } from '../../trpc.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const restMs = 400;

/** The text as readers will see it, made by the server as theirs is. */
export function MarkdownPreview({ content, language }: { content: string; language: Locale }) {
  const rested = useRested(content, restMs).slice(0, maxContentLength);
  const preview = trpc.admin.news.preview.useQuery(
    { content: rested },
    { enabled: rested.trim() !== '', placeholderData: keepPreviousData, gcTime: 10_000 },
  );
  if (rested.trim() === '') return <p className="text-muted">{m.content_preview_empty()}</p>;
  if (preview.error) return <p className="text-danger">{m.content_preview_failed()}</p>;
  return (
    <div
      lang={language}
      className="article wrap-anywhere"
      // Made of Markdown on the server, where raw HTML becomes text.
      dangerouslySetInnerHTML={{ __html: preview.data?.html ?? '' }}
    />
  );
}
