import { Link, useSearch } from '@tanstack/react-router';
import type { NewsletterPurpose, Subscription } from '../../../shared/contracts/newsletter.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type Asked, useSubscription } from './use-subscription.ts';

const words = {
  confirm: {
    title: m.newsletter_confirm_title,
    lead: m.newsletter_confirm_lead,
    action: m.newsletter_confirm_action,
    doneTitle: m.newsletter_confirmed_title,
    done: m.newsletter_confirmed_text,
  },
  unsubscribe: {
    title: m.newsletter_unsubscribe_title,
    lead: m.newsletter_unsubscribe_lead,
    action: m.newsletter_unsubscribe_action,
    doneTitle: m.newsletter_unsubscribed_title,
    done: m.newsletter_unsubscribed_text,
  },
} satisfies Record<NewsletterPurpose, unknown>;

const isDone = (purpose: NewsletterPurpose, { status }: Subscription) =>
  status === (purpose === 'confirm' ? 'confirmed' : 'unsubscribed');

function titleOf(purpose: NewsletterPurpose, asked: Asked): string {
  if (asked.state === 'dead') return m.newsletter_dead_title();
  return asked.state === 'open' && isDone(purpose, asked.subscription)
    ? words[purpose].doneTitle()
    : words[purpose].title();
}

function HomeLink() {
  return (
    <Link to="/" className={buttonClass('secondary')}>
      {m.newsletter_home()}
    </Link>
  );
}

/** Where the links in mails of the newsletter lead: to a button, and to what became of it. */
export function NewsletterPage({ purpose }: { purpose: NewsletterPurpose }) {
  const { token } = useSearch({ from: `/public/newsletter/${purpose}` });
  const { asked, isSending, failure, send, retry } = useSubscription(purpose, token);
  const { lead, action, done } = words[purpose];
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[90rem] content-start gap-x-12 px-4 pt-12 pb-20 outline-none sm:px-6 sm:pt-20 lg:grid-cols-12 lg:px-10 lg:pb-32"
    >
      <h1 className="text-4xl wrap-anywhere lg:col-span-6">{titleOf(purpose, asked)}</h1>
      <div className="mt-8 min-h-80 max-w-md lg:col-span-5 lg:col-start-8 lg:mt-0">
        <ArcDivider className="mb-8" />
        <div aria-live="polite" className="grid justify-items-start gap-5">
          {asked.state === 'asking' && (
            <p className="flex items-center gap-3 text-muted">
              <Spinner decorative />
              {m.newsletter_checking()}
            </p>
          )}
          {asked.state === 'failed' && (
            <ErrorState
              message={asked.error.message}
              onRetry={retry}
              {...(asked.error.requestId ? { requestId: asked.error.requestId } : {})}
            />
          )}
          {asked.state === 'dead' && (
            <>
              <p className="text-muted">{m.newsletter_dead_text()}</p>
              <HomeLink />
            </>
          )}
          {asked.state === 'open' &&
            (isDone(purpose, asked.subscription) ? (
              <>
                <p className="text-muted">{done({ email: asked.subscription.maskedEmail })}</p>
                <HomeLink />
              </>
            ) : (
              <>
                <p className="text-muted">{lead({ email: asked.subscription.maskedEmail })}</p>
                <Button pending={isSending} onClick={() => void send()}>
                  {action()}
                </Button>
                {failure && <Alert tone="danger">{failure}</Alert>}
              </>
            ))}
        </div>
      </div>
    </main>
  );
}
