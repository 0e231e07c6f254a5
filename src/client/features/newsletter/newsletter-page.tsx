import { useSearch } from '@tanstack/react-router';
import type { NewsletterPurpose, Subscription } from '../../../shared/contracts/newsletter.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { MailLink } from '../../lib/use-mail-link.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { MailLinkChecking } from '../../ui/mail-link-checking.tsx';
import { MailLinkFrame } from '../../ui/mail-link-frame.tsx';
import { SubscriptionResult } from './subscription-result.tsx';
import { useSubscription } from './use-subscription.ts';

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

function titleOf(purpose: NewsletterPurpose, link: MailLink<Subscription>): string {
  if (link.state === 'dead') return m.newsletter_dead_title();
  return link.state === 'open' && isDone(purpose, link.found)
    ? words[purpose].doneTitle()
    : words[purpose].title();
}

/** Where the links in mails of the newsletter lead: to a button, and to what became of it. */
export function NewsletterPage({ purpose }: { purpose: NewsletterPurpose }) {
  const { token } = useSearch({ from: `/public/newsletter/${purpose}` });
  const { link, retry, isSending, failure, send } = useSubscription(purpose, token);
  const { lead, action, done } = words[purpose];
  return (
    <MailLinkFrame title={titleOf(purpose, link)}>
      <MailLinkChecking link={link} onRetry={retry} />
      {link.state === 'dead' && <SubscriptionResult text={m.newsletter_dead_text()} />}
      {link.state === 'open' &&
        (isDone(purpose, link.found) ? (
          <SubscriptionResult text={done({ email: link.found.maskedEmail })} />
        ) : (
          <div className="grid justify-items-start gap-5">
            <p className="text-muted">{lead({ email: link.found.maskedEmail })}</p>
            <Button pending={isSending} onClick={() => void send()}>
              {action()}
            </Button>
            {failure && <Alert tone="danger">{failure}</Alert>}
          </div>
        ))}
    </MailLinkFrame>
  );
}
