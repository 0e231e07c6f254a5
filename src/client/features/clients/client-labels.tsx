import type { ClientSummary } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge, createStatusBadge } from '../../ui/badge.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { EmailText } from '../../ui/formatted-text.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

export const statusLabels: Record<ClientSummary['status'], () => string> = {
  active: m.clients_status_active,
  inactive: m.clients_status_inactive,
};

export const paymentLabels: Record<ClientSummary['paymentMethod'], () => string> = {
  bank_transfer: m.clients_payment_bank_transfer,
  crypto: m.clients_payment_crypto,
  paypal: m.clients_payment_paypal,
};

export const sourceLabels: Record<ClientSummary['source'], () => string> = {
  registration: m.clients_source_registration,
  administrator: m.clients_source_administrator,
};

export const ClientStatusBadge = createStatusBadge(statusLabels, {
  active: 'success',
  inactive: 'neutral',
});

export function NdaBadge({ isSigned }: { isSigned: boolean }) {
  return (
    <Badge tone={isSigned ? 'sea' : 'sun'}>
      {isSigned ? m.clients_nda_signed() : m.clients_nda_pending()}
    </Badge>
  );
}

type ContactLinksProps = Pick<ClientSummary, 'contactEmail' | 'phone'>;

/** High enough to be hit by a finger, also where an address takes two lines. */
const linkClass = `${textLinkClass} inline-block leading-6`;

export function ContactLinks({ contactEmail, phone }: ContactLinksProps) {
  return (
    <>
      <a href={`mailto:${encodeURIComponent(contactEmail)}`} className={linkClass}>
        <EmailText address={contactEmail} />
      </a>
      {phone && (
        <>
          <br />
          <PhoneLink phone={phone} linkClassName={linkClass} />
        </>
      )}
    </>
  );
}

/** Shown without what every address begins with. */
export function WebLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer noopener" className={textLinkClass}>
      {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  );
}
