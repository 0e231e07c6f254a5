import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../lib/use-company-contact.ts';
import { useFocusHere } from '../../lib/use-focus-here.ts';
import { Button } from '../../ui/button.tsx';

interface LinkSentProps {
  name: string;
  onAgain: () => void;
}

/** Says where to look, and nothing about whether there is such an account. */
export function LinkSent({ name, onAgain }: LinkSentProps) {
  const { email } = useCompanyContact();
  const text = useFocusHere<HTMLParagraphElement>();
  return (
    <div className="grid justify-items-start gap-5">
      <p ref={text} tabIndex={-1} className="text-muted wrap-anywhere outline-none">
        {m.account_forgot_sent_text({ name, email })}
      </p>
      <Button variant="secondary" onClick={onAgain}>
        {m.account_forgot_again()}
      </Button>
    </div>
  );
}
