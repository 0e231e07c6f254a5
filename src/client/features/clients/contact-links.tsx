import type { ClientSummary } from '../../../shared/contracts/client-record.ts';
import { telHref } from '../../lib/tel-href.ts';
import { textLink } from '../../ui/text-link.ts';

type ContactLinksProps = Pick<ClientSummary, 'contactEmail' | 'phone'>;

export function ContactLinks({ contactEmail, phone }: ContactLinksProps) {
  return (
    <>
      <a href={`mailto:${encodeURIComponent(contactEmail)}`} className={textLink}>
        {contactEmail}
      </a>
      {phone && (
        <>
          <br />
          <a href={telHref(phone)} dir="ltr" className={textLink}>
            {phone}
          </a>
        </>
      )}
    </>
  );
}
