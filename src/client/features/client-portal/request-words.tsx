import type { OwnChangeRequest } from '../../../shared/contracts/change-request.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDateTimeFormat } from '../../lib/use-format.ts';

function Words({ text }: { text: string }) {
  return (
    <p dir="auto" className="max-w-[80ch] text-sm leading-6 wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  );
}

interface RequestWordsProps {
  request: OwnChangeRequest;
  /** The change that is asked for, in words. */
  change?: string | null;
}

/** A request as it was written, and its answer. */
export function RequestWords({ request, change }: RequestWordsProps) {
  const { day } = useDateTimeFormat();
  const { text, answer, answeredAt, createdAt } = request;
  return (
    <>
      <Words text={text} />
      {change && <p className="text-sm">{m.client_portal_wish({ wish: change })}</p>}
      <p className="figures text-xs text-muted">
        {m.client_portal_request_asked({ date: day(createdAt) })}
      </p>
      {answeredAt && answer && (
        <div className="mt-1 border-s-2 border-sea ps-4">
          <p className="figures text-xs text-muted">
            {m.client_portal_request_answer({ date: day(answeredAt) })}
          </p>
          <Words text={answer} />
        </div>
      )}
    </>
  );
}
