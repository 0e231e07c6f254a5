import { Link } from '@tanstack/react-router';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../../ui/button-class.ts';

/** The way to the booking form. */
export function BookAgain() {
  return (
    <Link to="/" hash="meeting" className={buttonClass('secondary')}>
      {m.booking_again()}
    </Link>
  );
}
