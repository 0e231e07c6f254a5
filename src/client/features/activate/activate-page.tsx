import { m } from '../../../shared/i18n/paraglide/messages.js';
import { MailLinkChecking } from '../../ui/mail-link-checking.tsx';
import { MailLinkFrame } from '../../ui/mail-link-frame.tsx';
import { ActivationForm } from './activation-form.tsx';
import { DeadLink } from './dead-link.tsx';
import { useInvitation } from './use-invitation.ts';

export function ActivatePage() {
  const { link, retry, giveUp } = useInvitation();
  const title =
    link.state === 'open'
      ? m.users_activate_hello({ name: link.found.firstName })
      : link.state === 'dead'
        ? m.users_activate_dead_title()
        : m.users_activate_title();

  return (
    <MailLinkFrame title={title}>
      <MailLinkChecking link={link} onRetry={retry} />
      {link.state === 'dead' && <DeadLink />}
      {link.state === 'open' && (
        <ActivationForm token={link.token} invitation={link.found} onDead={giveUp} />
      )}
    </MailLinkFrame>
  );
}
