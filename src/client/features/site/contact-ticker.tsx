import { telHref } from '../../lib/tel-href.ts';
import { useCompanyContact } from '../../lib/use-company-contact.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { turnClass, turnsClass } from './turn-class.ts';

/** E-mail address and phone number in turn, in one place as wide as the wider of them. */
export function ContactTicker() {
  const { email, phone } = useCompanyContact();
  const ways = [
    { href: `mailto:${email}`, text: email, glyph: 'mail' },
    { href: telHref(phone), text: phone, glyph: 'phone' },
  ] as const;
  return (
    <ul data-turns="contact" className={turnsClass}>
      {ways.map(({ href, text, glyph }, place) => (
        <li key={href} data-shown={place === 0} className={turnClass}>
          <a
            href={href}
            className="figures inline-flex min-h-6 items-center gap-2 text-ink no-underline decoration-sun underline-offset-4 hover:underline"
          >
            <Glyph name={glyph} className="size-4 shrink-0 text-muted" />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
