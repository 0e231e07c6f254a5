import type { ClientSummary } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { Fact } from '../../ui/fact.tsx';
import { ClientLink } from './client-link.tsx';
import { ClientStatus } from './client-status.tsx';
import { ContactLinks } from './contact-links.tsx';
import { paymentLabels } from './labels.ts';
import { NdaBadge } from './nda-badge.tsx';
import { WebLink } from './web-link.tsx';

interface ClientCardProps {
  client: ClientSummary;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

export function ClientCard({ client, isSelected, onSelect }: ClientCardProps) {
  const { companyName, clientId, industry, contactPerson, contactTitle, website, notes } = client;
  return (
    <li className="grid min-w-0">
      <Card
        data-selected={isSelected || undefined}
        className="flex flex-col gap-4 data-selected:border-sea"
      >
        <div>
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 text-lg wrap-anywhere">
              <bdi>{companyName}</bdi>
            </h2>
            <ClientStatus status={client.status} />
          </div>
          <p className="figures mt-1 text-sm text-muted">
            {[clientId, industry].filter(Boolean).join(', ')}
          </p>
        </div>
        <dl className="m-0">
          <Fact label={m.clients_contact_person()}>
            <bdi>{contactPerson}</bdi>
            {contactTitle && <span className="text-muted">, {contactTitle}</span>}
            <br />
            <ContactLinks {...client} />
          </Fact>
          {website && (
            <Fact label={m.clients_website()}>
              <WebLink url={website} />
            </Fact>
          )}
          <Fact label={m.clients_nda()}>
            <NdaBadge isSigned={client.ndaSigned} />
          </Fact>
          <Fact label={m.clients_payment_method()}>
            {paymentLabels[client.paymentMethod]()}, {client.preferredCurrency}
          </Fact>
          {notes && (
            <Fact label={m.clients_notes()}>
              <span dir="auto" className="line-clamp-3 whitespace-pre-line">
                {notes}
              </span>
            </Fact>
          )}
        </dl>
        <div className="mt-auto">
          <ClientLink client={client} onFocus={onSelect} />
        </div>
      </Card>
    </li>
  );
}
