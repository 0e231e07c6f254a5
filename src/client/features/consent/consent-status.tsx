import { useRouteContext } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useConsent } from '../../lib/consent.ts';

/** Whether there is a choice, and since when. */
export function ConsentStatus() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const consent = useConsent();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="grid *:[grid-area:1/1]">
      {/* The longer of the two keeps the place, also while the choice is not read yet. */}
      <p className={consent === null ? undefined : 'invisible'}>{m.consent_page_none()}</p>
      {consent && <p>{m.consent_page_since({ date: date.format(new Date(consent.timestamp)) })}</p>}
    </div>
  );
}
