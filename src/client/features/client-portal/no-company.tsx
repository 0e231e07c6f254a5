import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WriteToUs } from './write-to-us.tsx';

/** For a person whose account belongs to no company yet: why there is nothing to see, and whom to ask. */
export function NoCompany() {
  return (
    <EmptyState title={m.client_portal_no_company_title()} action={<WriteToUs />}>
      {m.client_portal_no_company_text()}
    </EmptyState>
  );
}
