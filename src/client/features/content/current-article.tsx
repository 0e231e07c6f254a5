import { useEffect, useRef } from 'react';
import type { AdminArticle } from '../../../shared/contracts/news.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { StateBadge } from './state-badge.tsx';

interface CurrentArticleProps {
  article: AdminArticle;
  onTake: () => void;
}

/** Somebody else was faster: the article as it stands now, beside the text in the editor. */
export function CurrentArticle({ article, onTake }: CurrentArticleProps) {
  const { moment } = useMoments();
  const notice = useRef<HTMLDivElement>(null);
  const { title, excerpt, content, german, category, authorName } = article;
  useEffect(() => {
    void notice.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={notice} className="scroll-mt-24">
      <Alert tone="danger" title={m.content_conflict_title()}>
        <p>{m.content_conflict_text()}</p>
        <p className="mt-3 flex flex-wrap items-center gap-2 font-medium">
          {m.content_current({ date: moment(article.updatedAt) })}
          <StateBadge state={article.state} />
        </p>
        <div className="my-3 grid max-h-96 gap-2 overflow-y-auto wrap-anywhere whitespace-pre-line">
          <p lang="en" className="font-medium">
            {title}
          </p>
          <p lang="en">{excerpt}</p>
          <p lang="en">{content}</p>
          <p>{[category, authorName].join(', ')}</p>
          {german && (
            <div lang="de" className="grid gap-2">
              <p className="font-medium">{german.title}</p>
              <p>{german.excerpt}</p>
              <p>{german.content}</p>
            </div>
          )}
        </div>
        <Button variant="secondary" size="sm" onClick={onTake}>
          {m.content_conflict_take()}
        </Button>
      </Alert>
    </div>
  );
}
