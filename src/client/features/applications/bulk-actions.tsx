import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import type { BulkState } from './use-bulk-review.ts';

interface BulkActionsProps {
  state: BulkState;
  onStart: () => void;
  onStop: () => void;
  onClose: () => void;
}

export function BulkActions({ state, onStart, onStop, onClose }: BulkActionsProps) {
  switch (state.phase) {
    case 'open':
      return (
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button onClick={onStart}>{m.admin_app_bulk_start()}</Button>
        </>
      );
    case 'running':
      return (
        <Button variant="secondary" onClick={onStop}>
          {m.admin_app_bulk_stop()}
        </Button>
      );
    case 'done':
      return <Button onClick={onClose}>{m.admin_app_close()}</Button>;
    case 'stopped':
    case 'failed':
      return (
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.admin_app_close()}
          </Button>
          {/* What has changed underneath has to be looked at again first. */}
          {state.error?.code !== 'conflict' && (
            <Button onClick={onStart}>{m.admin_app_bulk_continue()}</Button>
          )}
        </>
      );
  }
}
