import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { ShownError } from '../../lib/read-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

interface ReviewFailureProps {
  error: ShownError;
  onRetry: () => void;
  retrying: boolean;
  onClose: () => void;
}

export function ReviewFailure({ error, onRetry, retrying, onClose }: ReviewFailureProps) {
  // A link that is no id at all is refused as input; to its reader it is the same: nothing there.
  if (error.code === 'not-found' || error.code === 'invalid-input') {
    return (
      <EmptyState
        title={m.admin_review_missing_title()}
        action={
          <Button variant="secondary" onClick={onClose}>
            {m.admin_review_back()}
          </Button>
        }
      >
        {m.admin_review_missing_text()}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      message={error.message}
      onRetry={onRetry}
      retrying={retrying}
      {...(error.requestId ? { requestId: error.requestId } : {})}
    />
  );
}
