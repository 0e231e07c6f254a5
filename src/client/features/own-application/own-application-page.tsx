import { m } from '../../../shared/i18n/paraglide/messages.js';
import { MailLinkChecking } from '../../ui/mail-link-checking.tsx';
import { MailLinkFrame } from '../../ui/mail-link-frame.tsx';
import { LinkUnknown } from './link-unknown.tsx';
import { NothingHeld } from './nothing-held.tsx';
import { OwnApplicationView } from './own-application-view.tsx';
import { useOwnApplication } from './use-own-application.ts';

function titleOf({ link, isErased, application }: ReturnType<typeof useOwnApplication>): string {
  if (link.state === 'dead') return m.own_unknown_title();
  if (isErased) return m.own_erased_title();
  return link.state === 'open' && !application ? m.own_gone_title() : m.own_title();
}

/** An application, for whoever sent it: the page behind the link of its mails. */
export function OwnApplicationPage() {
  const own = useOwnApplication();
  const { link, retry, isErased, application, show, showErased, refresh } = own;
  return (
    <MailLinkFrame title={titleOf(own)}>
      <MailLinkChecking link={link} onRetry={retry} />
      {link.state === 'dead' && <LinkUnknown />}
      {link.state === 'open' &&
        (application ? (
          <OwnApplicationView
            token={link.token}
            application={application}
            onChanged={show}
            onErased={showErased}
            onOutdated={refresh}
          />
        ) : (
          <NothingHeld isErasedNow={isErased} />
        ))}
    </MailLinkFrame>
  );
}
