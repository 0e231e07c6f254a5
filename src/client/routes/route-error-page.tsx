import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { company } from '../../shared/content/company.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { readError } from '../lib/read-error.ts';
import { ErrorState } from '../ui/error-state.tsx';

export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { message, requestId } = readError(error);
  return (
    <main id="main" className="mx-auto max-w-xl px-4 py-16">
      <title>{`${m.site_error_page_title()} | ${company.brand}`}</title>
      <ErrorState
        title={<h1 className="text-xl">{m.site_error_page_title()}</h1>}
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
