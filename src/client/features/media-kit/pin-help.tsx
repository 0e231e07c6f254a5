import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../domain/company-contact.tsx';

/** Where a PIN comes from. */
export function PinHelp() {
  const contact = useCompanyContact();
  const [before, after] = m.media_pin_none({ email: '\n' }).split('\n');
  return (
    <p className="text-sm text-muted">
      {before}
      <a
        href={`mailto:${contact.email}`}
        className="text-ink underline decoration-edge underline-offset-4"
      >
        {contact.email}
      </a>
      {after}
    </p>
  );
}
