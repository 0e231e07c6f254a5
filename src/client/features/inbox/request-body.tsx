import type { ChangeRequestRecord } from '../../../shared/contracts/change-request.ts';
import { nextStatuses } from '../../../shared/domain/change-request-life.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';
import { RequestAnswer } from './request-answer.tsx';
import { RequestFacts } from './request-facts.tsx';

/** One request whole, with its answer or the way to give one. */
export function RequestBody({ request }: { request: ChangeRequestRecord }) {
  const { moment } = useMoments();
  const { text, answer, answeredAt, answeredBy, status } = request;
  return (
    <div className="grid min-w-0 gap-6">
      {text && (
        <p dir="auto" className="text-base leading-7 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      <RequestFacts request={request} />
      {answeredAt && (
        <section className="border-s-2 border-sea ps-4">
          <h3 className="figures text-sm font-normal text-muted">
            {m.inbox_request_answered({ name: answeredBy ?? '', date: moment(answeredAt) })}
          </h3>
          {answer && (
            <p dir="auto" className="mt-1 leading-7 wrap-anywhere whitespace-pre-line">
              {answer}
            </p>
          )}
        </section>
      )}
      {nextStatuses[status].length > 0 && <RequestAnswer request={request} />}
    </div>
  );
}
