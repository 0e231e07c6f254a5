import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { allows, useConsent } from '../../../lib/consent.ts';
import { Button } from '../../../ui/button.tsx';

/** The external booking page in our frame, with functional consent or for the one who asks for it here. */
export function BookingEmbed({ url }: { url: string }) {
  const consent = useConsent();
  const [asked, setAsked] = useState(false);
  if (asked || allows(consent, 'functional')) {
    return (
      <iframe
        src={url}
        title={m.contact_booking_embed_title()}
        loading="lazy"
        className="h-[44rem] w-full rounded border border-mist bg-raised"
      />
    );
  }
  return (
    <div className="grid min-h-[44rem] content-center justify-items-start gap-4 rounded border border-mist px-5 py-10 sm:px-10">
      <svg viewBox="0 0 200 64" fill="none" aria-hidden="true" className="w-50 max-w-full">
        <path d="M8 60A46 46 0 0 1 100 60" stroke="var(--sea)" strokeWidth="1.5" />
        <path
          d="M100 60A46 46 0 0 1 192 60"
          stroke="var(--edge)"
          strokeDasharray="1 5"
          strokeLinecap="round"
          strokeWidth="1.5"
        />
        <path d="M0 60.5H200" stroke="var(--edge)" />
        <circle cx="100" cy="60" r="6" fill="var(--sun)" />
      </svg>
      <h3 className="text-xl">{m.contact_booking_embed_heading()}</h3>
      <p className="max-w-[56ch] text-muted">
        {m.contact_booking_embed_text({ host: new URL(url).host })}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={() => setAsked(true)}>{m.contact_booking_embed_load()}</Button>
        <Link to="/cookie-preferences" className="text-sea underline underline-offset-4">
          {m.contact_booking_embed_preferences()}
        </Link>
      </div>
    </div>
  );
}
