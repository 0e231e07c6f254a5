import { useState } from 'react';
import type { DecisionBatch } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useUndoBatch } from './decisions.tsx';

/** The decisions on many of the last day, with the way back for those whose applicants know nothing yet. */
export function RecentBatches() {
  const { data: batches = [] } = trpc.admin.applications.listBatches.useQuery();
  const { moment } = useDateTimeFormat();
  const [chosen, setChosen] = useState<DecisionBatch>();
  const { undo, isUndoing } = useUndoBatch(() => setChosen(undefined));
  if (batches.length === 0) return null;
  return (
    <details className="min-w-0 rounded border border-mist px-4 py-2 text-sm">
      <summary className="cursor-pointer py-1 font-medium">{m.applications_batches()}</summary>
      <ul className="m-0 grid list-none gap-3 p-0 py-2">
        {batches.map((batch) => {
          const { changed, undone, told, undoable, status, actorName, at } = batch;
          return (
            <li
              key={batch.batch}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
            >
              <div className="min-w-0 wrap-anywhere">
                <p>
                  {m.applications_batch({
                    count: changed,
                    status: statusNames[status](),
                    name: actorName,
                    date: moment(at),
                  })}
                </p>
                <p className="text-muted">
                  {[
                    ...(told > 0 ? [m.applications_batch_told({ count: told })] : []),
                    ...(undone > 0 ? [m.applications_batch_undone({ count: undone })] : []),
                  ].join(' · ')}
                </p>
              </div>
              {undoable > 0 && (
                <Button variant="secondary" size="sm" onClick={() => setChosen(batch)}>
                  {m.applications_batch_undo()}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Dialog
        open={chosen !== undefined}
        onOpenChange={(open) => {
          if (!open && !isUndoing) setChosen(undefined);
        }}
        title={m.applications_batch_undo()}
        description={m.applications_batch_undo_text({ count: chosen?.undoable ?? 0 })}
        footer={
          <>
            <Button variant="secondary" disabled={isUndoing} onClick={() => setChosen(undefined)}>
              {m.ui_cancel()}
            </Button>
            <Button
              pending={isUndoing}
              onClick={() => {
                if (chosen) void undo(chosen.batch);
              }}
            >
              {m.applications_batch_undo()}
            </Button>
          </>
        }
      />
    </details>
  );
}
