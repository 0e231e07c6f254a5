import { useEffect, useRef } from 'react';
import type { ApplicationDetail } from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { useMoments } from '../../lib/use-moments.ts';
import { Alert } from '../../ui/alert.tsx';

/** Somebody else was faster: what they decided, beside the reviewer's own text. */
export function ConflictNotice({ application }: { application: ApplicationDetail }) {
  const { moment } = useMoments();
  const notice = useRef<HTMLDivElement>(null);
  const [last] = application.decisions;
  const status = statusNames[application.status]();

  useEffect(() => {
    void notice.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={notice} className="scroll-mt-8">
      <Alert tone="danger" title={m.admin_conflict_title()}>
        <p>
          {last
            ? m.admin_conflict_by({
                name: last.actorName,
                status,
                date: moment(last.createdAt),
              })
            : m.admin_conflict_status({ status })}
        </p>
        <p className="mt-2 font-medium">{m.admin_conflict_notes()}</p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {application.reviewNotes ?? m.admin_conflict_no_notes()}
        </p>
        <p className="mt-2">{m.admin_conflict_next()}</p>
      </Alert>
    </div>
  );
}
