import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ActivationForm } from './activation-form.tsx';
import { DeadLink } from './dead-link.tsx';
import { useInvitation } from './use-invitation.ts';

export function ActivatePage() {
  const { asked, retry, giveUp } = useInvitation();
  const title =
    asked.state === 'open'
      ? m.users_activate_hello({ name: asked.invitation.firstName })
      : asked.state === 'dead'
        ? m.users_activate_dead_title()
        : m.users_activate_title();

  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[90rem] content-start gap-x-12 px-4 pt-12 pb-20 outline-none sm:px-6 sm:pt-20 lg:grid-cols-12 lg:px-10 lg:pb-32"
    >
      <h1 className="text-4xl wrap-anywhere lg:col-span-6">{title}</h1>
      <div className="mt-8 min-h-96 max-w-md lg:col-span-5 lg:col-start-8 lg:mt-0">
        <ArcDivider className="mb-8" />
        {asked.state === 'asking' && (
          <p role="status" className="flex items-center gap-3 text-muted">
            <Spinner decorative />
            {m.users_activate_checking()}
          </p>
        )}
        {asked.state === 'failed' && (
          <ErrorState
            message={asked.error.message}
            onRetry={retry}
            {...(asked.error.requestId ? { requestId: asked.error.requestId } : {})}
          />
        )}
        {asked.state === 'dead' && <DeadLink />}
        {asked.state === 'open' && (
          <ActivationForm token={asked.token} invitation={asked.invitation} onDead={giveUp} />
        )}
      </div>
    </main>
  );
}
