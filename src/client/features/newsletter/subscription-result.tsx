import { Link } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useFocusHere } from '../../lib/use-focus-here.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** What became of the link, where the button was. */
export function SubscriptionResult({ text }: { text: string }) {
  const told = useFocusHere<HTMLParagraphElement>();
  return (
    <div className="grid justify-items-start gap-5">
      <p ref={told} tabIndex={-1} className="text-muted outline-none">
        {text}
      </p>
      <Link to="/" className={buttonClass('secondary')}>
        {m.newsletter_home()}
      </Link>
    </div>
  );
}
