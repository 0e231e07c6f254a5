import { Link, useRouteContext, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { NewsletterPurpose, Subscription } from '../../../shared/contracts/newsletter.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import {
  type MailLink,
  MailLinkLayout,
  MailLinkStatus,
  useFocusOnMount,
  useMailLink,
} from '../../ui/mail-link-page.tsx';

/** Outcome of the link's action, in the place of the button. */
function SubscriptionResult({ text }: { text: string }) {
  const result = useFocusOnMount<HTMLParagraphElement>();
  return (
    <div className="grid justify-items-start gap-5">
      <p ref={result} tabIndex={-1} className="text-muted outline-none">
        {text}
      </p>
      <Link to="/" className={buttonClass('secondary')}>
        {m.newsletter_home()}
      </Link>
    </div>
  );
}

/** Runs a link's action when its button is pressed: programs that follow the links of mails press none. */
function useSubscription(purpose: NewsletterPurpose, token: string | undefined) {
  const { api } = useRouteContext({ from: '__root__' });
  const { link, retry, show, giveUp } = useMailLink(token, async (secret) =>
    (await api()).public.getSubscription.query({ token: secret, purpose }),
  );
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send() {
    if (isSending || link.state !== 'open') return;
    setIsSending(true);
    setFailure(undefined);
    try {
      const { public: visitor } = await api();
      const input = { token: link.token };
      show(
        purpose === 'confirm'
          ? await visitor.confirmSubscription.mutate(input)
          : await visitor.unsubscribe.mutate(input),
      );
    } catch (error) {
      const { code, message } = readError(error);
      if (code === 'not-found') giveUp();
      else setFailure(message);
    }
    setIsSending(false);
  }

  return { link, retry, isSending, failure, send };
}

const purposeTexts = {
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
    ? purposeTexts[purpose].doneTitle()
    : purposeTexts[purpose].title();
}

/** The page behind links in newsletter mails: a button, then its outcome. */
function NewsletterPage({ purpose }: { purpose: NewsletterPurpose }) {
  const { token } = useSearch({ from: `/public/newsletter/${purpose}` });
  const { link, retry, isSending, failure, send } = useSubscription(purpose, token);
  const { lead, action, done } = purposeTexts[purpose];
  return (
    <MailLinkLayout title={titleOf(purpose, link)}>
      <MailLinkStatus link={link} onRetry={retry} />
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
    </MailLinkLayout>
  );
}

export function ConfirmPage() {
  return <NewsletterPage purpose="confirm" />;
}

export function UnsubscribePage() {
  return <NewsletterPage purpose="unsubscribe" />;
}
