import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { useMoments } from '../../lib/use-moments.ts';
import { trpc } from '../../trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { KindLinks } from './kind-links.tsx';

/** How much goes of what, and whether the erasing waits. */
export function CountsSection() {
  const { moment } = useMoments();
  const { data, error, isFetching, refetch } = trpc.admin.retention.countDue.useQuery(undefined, {
    staleTime: 0,
  });
  const pausedUntil = data?.pausedUntil;
  return (
    <>
      {pausedUntil && (
        <Alert title={m.retention_paused_title({ date: moment(pausedUntil) })}>
          {m.retention_paused_text()}
        </Alert>
      )}
      {error && (
        <ErrorState
          title={m.retention_counts_error()}
          message={readError(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      <KindLinks counts={data} />
    </>
  );
}
