import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { NewsletterPurpose } from '../../../shared/contracts/newsletter.ts';
import { readError } from '../../lib/read-error.ts';
import { useMailLink } from '../../lib/use-mail-link.ts';

/** Does what a link is for once somebody presses the button: programs that follow the links of mails press none. */
export function useSubscription(purpose: NewsletterPurpose, token: string | undefined) {
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
