import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';

interface ResumeFailedProps {
  fileName: string;
  /** What the server said; null when the line was lost. */
  problem: string | null;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A file that did not arrive and is still at hand. */
export function ResumeFailed({ fileName, problem, onRetry, onDiscard }: ResumeFailedProps) {
  return (
    <div role="alert" className="rounded border border-danger bg-danger-soft px-4 py-3">
      <p className="font-medium break-all">{m.careers_upload_stopped({ name: fileName })}</p>
      <p className="text-sm">{problem ?? m.careers_upload_stopped_text()}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {m.ui_retry()}
        </Button>
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          {m.careers_upload_discard()}
        </Button>
      </div>
    </div>
  );
}
