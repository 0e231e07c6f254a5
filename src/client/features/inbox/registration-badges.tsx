import type { Registration } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';

type RegistrationBadgesProps = Pick<Registration, 'handledAt' | 'status' | 'isSuspicious'>;

export function RegistrationBadges({ handledAt, status, isSuspicious }: RegistrationBadgesProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {handledAt ? (
        <Badge tone="success">{m.inbox_registrations_handled()}</Badge>
      ) : (
        <Badge tone="sun">{m.inbox_registrations_waiting()}</Badge>
      )}
      {status === 'inactive' && <Badge>{m.inbox_registration_inactive()}</Badge>}
      {isSuspicious && <Badge tone="danger">{m.inbox_suspicious()}</Badge>}
    </span>
  );
}
