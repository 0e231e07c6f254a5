import type { ChangePayload } from '../../../shared/contracts/change-request.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useAmounts } from '../../lib/use-amounts.ts';

/** What a service should become, in a few words; null where a request says it in its text alone. */
export function useWishText(): (payload: ChangePayload | null) => string | null {
  const { date } = useAmounts();
  return (payload) => {
    if (payload?.kind !== 'service') return null;
    const { agents, hoursPerWeek, from } = payload;
    const parts = [
      agents === undefined ? null : m.client_portal_wish_agents({ count: agents }),
      hoursPerWeek === undefined ? null : m.client_portal_wish_hours({ hours: hoursPerWeek }),
      from === undefined ? null : m.client_portal_wish_from({ date: date(from) }),
    ];
    return parts.filter(Boolean).join(', ') || null;
  };
}
