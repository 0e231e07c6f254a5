import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { brand } from '../../shared/content/brand.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { toldError } from '../lib/told-error.ts';

/** Every page starts with this, because what fails may be the line that would fetch it: hence so little. */
export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { message, requestId } = toldError(error) ?? {};
  return (
    <main id="main" className="mx-auto max-w-xl px-4 py-16">
      <title>{`${m.site_error_page_title()} | ${brand}`}</title>
      <div role="alert">
        <h1 className="text-3xl">{m.site_error_page_title()}</h1>
        <p className="mt-4 text-muted">
          {typeof message === 'string' ? message : m.error_network()}
        </p>
        {typeof requestId === 'string' && (
          <p className="figures mt-2 text-sm break-all text-muted">
            {m.ui_request_id({ requestId })}
          </p>
        )}
      </div>
      <button
        type="button"
        className="mt-6 rounded border border-edge px-5 py-2 hover:bg-surface"
        onClick={() => {
          reset();
          void router.invalidate();
        }}
      >
        {m.ui_retry()}
      </button>
    </main>
  );
}
