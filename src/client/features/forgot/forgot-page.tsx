import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { MailLinkFrame } from '../../ui/mail-link-frame.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LinkSent } from './link-sent.tsx';

/** Somebody forgot their password and asks for a link. */
export function ForgotPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  return (
    <MailLinkFrame
      title={sentTo === null ? m.account_forgot_title() : m.account_forgot_sent_title()}
    >
      {sentTo === null ? (
        <ForgotForm isAgain={isAgain} onSent={setSentTo} />
      ) : (
        <LinkSent
          name={sentTo}
          onAgain={() => {
            setSentTo(null);
            setIsAgain(true);
          }}
        />
      )}
    </MailLinkFrame>
  );
}
