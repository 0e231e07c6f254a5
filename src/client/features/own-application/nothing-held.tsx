import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button-class.ts';

/** The farewell after an application was erased, and what its link says from then on. */
export function NothingHeld({ isErasedNow }: { isErasedNow: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  // What had the focus, the way to erase it, is gone.
  useEffect(() => {
    if (isErasedNow) text.current?.focus();
  }, [isErasedNow]);
  return (
    <div className="grid justify-items-start gap-6" role="status">
      <p ref={text} tabIndex={-1} className="text-lg text-muted outline-none">
        {isErasedNow ? m.own_erased_text() : m.own_gone_text()}
      </p>
      <Link to="/careers" className={buttonClass('secondary')}>
        {m.own_careers()}
      </Link>
    </div>
  );
}
