import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/error-state.tsx';

/** Says that the older records were not counted, where they were not. */
export function OverdueFailure() {
  const count = trpc.admin.settings.countOverdue.useQuery();
  if (!count.error) return null;
  const { message, requestId } = readError(count.error);
  return (
    <ErrorState
      title={m.settings_retention_not_counted()}
      message={message}
      onRetry={() => void count.refetch()}
      retrying={count.isFetching}
      {...(requestId ? { requestId } : {})}
    />
  );
}
