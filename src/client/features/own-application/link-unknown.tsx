import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../lib/use-company-contact.ts';

/** Says that the link leads to no application, and what to do. */
export function LinkUnknown() {
  const { careersEmail } = useCompanyContact();
  return (
    <p role="status" className="text-lg text-muted wrap-anywhere">
      {m.own_unknown_text({ email: careersEmail })}
    </p>
  );
}
