import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { readError } from '../lib/read-error.ts';
import { ErrorState } from '../ui/error-state.tsx';

export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { message, requestId } = readError(error);
  return (
    <main className="mx-auto max-w-xl px-4 py-16">
      <ErrorState
        message={message}
        {...(requestId === undefined ? {} : { requestId })}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </main>
  );
}
