import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { ArcDivider } from '../../../ui/arc-divider.tsx';
import { buttonClass } from '../../../ui/button.tsx';

/** The last word of an application. */
export function ConfirmationView() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-16 sm:px-6 sm:py-28">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {m.careers_confirmation_title()}
      </h1>
      <ArcDivider />
      <p className="text-lg text-muted">{m.careers_confirmation_text()}</p>
      <Link to="/" className={`${buttonClass('primary', 'lg')} justify-self-start`}>
        {m.careers_confirmation_home()}
      </Link>
    </div>
  );
}
