import { m } from '../../../shared/i18n/paraglide/messages.js';

export function CoverLetter({ text }: { text: string | null }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-lg">{m.admin_cover_letter()}</h3>
      {text ? (
        <p dir="auto" className="max-w-[70ch] text-sm leading-6 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ) : (
        <p className="text-sm text-muted">{m.admin_cover_letter_none()}</p>
      )}
    </section>
  );
}
