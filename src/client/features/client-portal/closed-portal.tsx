import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WriteToUs } from './write-to-us.tsx';

/** For people of a company that is no client any more: why there is nothing to see, and whom to ask. */
export function ClosedPortal() {
  return (
    <EmptyState title={m.client_portal_closed_title()} action={<WriteToUs />}>
      {m.client_portal_closed_text()}
    </EmptyState>
  );
}
