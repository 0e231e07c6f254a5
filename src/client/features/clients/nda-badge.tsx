import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';

export function NdaBadge({ isSigned }: { isSigned: boolean }) {
  return (
    <Badge tone={isSigned ? 'sea' : 'sun'}>
      {isSigned ? m.clients_nda_signed() : m.clients_nda_pending()}
    </Badge>
  );
}
