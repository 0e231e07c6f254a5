import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { BulkState } from './use-bulk-review.ts';
import { useFormats } from './use-formats.ts';

interface BulkResultProps {
  state: BulkState;
  total: number;
}

const titles: Record<BulkState['phase'], () => string> = {
  open: m.admin_app_bulk,
  running: m.admin_app_bulk,
  stopped: m.admin_app_bulk_stopped,
  failed: m.admin_app_bulk_failed,
  done: m.admin_app_bulk_done,
};

export function BulkResult({ state, total }: BulkResultProps) {
  const formats = useFormats();
  const { phase, changed, skipped, error } = state;
  const done = changed + skipped;
  const left = total - done;
  return (
    <div className="grid gap-5">
      <Progress
        label={titles[phase]()}
        value={done}
        max={Math.max(total, 1)}
        valueText={m.admin_app_bulk_progress({
          done: formats.whole(done),
          total: formats.whole(total),
        })}
      />
      {error && (
        <Alert tone="danger">
          {error.code === 'conflict' ? m.admin_app_bulk_moved() : error.message}
        </Alert>
      )}
      <div role="status" className="grid gap-1 text-sm">
        {phase !== 'running' && (
          <>
            <p className="font-medium">{m.admin_app_bulk_changed({ count: changed })}</p>
            <p>
              {skipped > 0
                ? m.admin_app_bulk_skipped({ count: skipped })
                : phase === 'done' && m.admin_app_bulk_skipped_none()}
            </p>
            {left > 0 && <p>{m.admin_app_bulk_left({ count: left })}</p>}
          </>
        )}
      </div>
    </div>
  );
}
