import { Link, useRouteContext, useSearch } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMailLink } from '../../lib/use-mail-link.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { MailLinkChecking } from '../../ui/mail-link-checking.tsx';
import { MailLinkFrame } from '../../ui/mail-link-frame.tsx';
import { ResetForm } from './reset-form.tsx';

/** Where the mail about a forgotten password leads. */
export function ResetPage() {
  const { token } = useSearch({ from: '/public/reset' });
  const { api } = useRouteContext({ from: '__root__' });
  const { link, retry, giveUp } = useMailLink(token, async (secret) =>
    (await api()).public.getPasswordReset.query({ token: secret }),
  );
  const isDead = link.state === 'dead';
  return (
    <MailLinkFrame title={isDead ? m.account_reset_dead_title() : m.account_reset_title()}>
      <MailLinkChecking link={link} onRetry={retry} />
      {isDead && (
        <div className="grid justify-items-start gap-5" role="status">
          <p className="text-muted">{m.account_reset_dead_text()}</p>
          <Link to="/forgot" className={buttonClass('secondary')}>
            {m.account_reset_dead_again()}
          </Link>
        </div>
      )}
      {link.state === 'open' && (
        <ResetForm token={link.token} email={link.found.maskedEmail} onDead={giveUp} />
      )}
    </MailLinkFrame>
  );
}
