import type { ClientSummary } from '../../../shared/contracts/client-admin.ts';
import { telHref } from '../../lib/tel-href.ts';
import { EmailText } from '../../ui/formatted-text.tsx';
import { textLink } from '../../ui/button.tsx';

type ContactLinksProps = Pick<ClientSummary, 'contactEmail' | 'phone'>;

/** High enough to be hit by a finger, also where an address takes two lines. */
const linkClass = `${textLink} inline-block leading-6`;

export function ContactLinks({ contactEmail, phone }: ContactLinksProps) {
  return (
    <>
      <a href={`mailto:${encodeURIComponent(contactEmail)}`} className={linkClass}>
        <EmailText address={contactEmail} />
      </a>
      {phone && (
        <>
          <br />
          <a href={telHref(phone)} dir="ltr" className={linkClass}>
            {phone}
          </a>
        </>
      )}
    </>
  );
}
