import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../../lib/use-company-contact.ts';
import { BookAgain } from './book-again.tsx';

/** Says that the link leads to no meeting, and what to do. */
export function LinkUnknown() {
  const { email } = useCompanyContact();
  return (
    <div className="grid justify-items-start gap-6" role="status">
      <p className="max-w-[56ch] text-lg text-muted wrap-anywhere">
        {m.booking_unknown_text({ email })}
      </p>
      <BookAgain />
    </div>
  );
}
