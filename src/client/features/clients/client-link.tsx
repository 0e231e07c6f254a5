import { Link } from '@tanstack/react-router';
import type { ClientSummary } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';

interface ClientLinkProps {
  client: Pick<ClientSummary, 'id' | 'companyName'>;
  onFocus: (id: string) => void;
}

export const clientLinkId = (id: string) => `client-${id}`;

export function ClientLink({ client: { id, companyName }, onFocus }: ClientLinkProps) {
  return (
    <Link
      id={clientLinkId(id)}
      to="/admin/clients/$id"
      params={{ id }}
      aria-label={m.clients_view_details_of({ name: companyName })}
      onFocus={() => onFocus(id)}
      className={buttonClass('secondary', 'sm')}
    >
      {m.clients_view_details()}
    </Link>
  );
}
