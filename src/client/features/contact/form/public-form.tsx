import { useRouteContext } from '@tanstack/react-router';
import type { Ref } from 'react';
import { localizedPath } from '../../../../shared/i18n/locale.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';

/** Stands in a sentence where the link belongs. */
const linkPlaceholder = '\u0000';

/** A sentence with the privacy policy linked in it, which opens beside the form that is being filled in. */
export function PrivacySentence({ sentence }: { sentence: (link: string) => string }) {
  const prefixed = useRouteContext({ from: '__root__', select: (context) => context.prefixed });
  const [before, after] = sentence(linkPlaceholder).split(linkPlaceholder);
  return (
    <>
      {before}
      <a
        href={localizedPath('/privacy-policy', prefixed ? 'de' : 'en')}
        target="_blank"
        rel="noopener"
        className="text-sea underline underline-offset-4"
      >
        {m.contact_privacy_link()}
      </a>
      {after}
    </>
  );
}

/** A field no person sees, reaches or fills in; programs do. */
export function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input ref={ref} type="text" name="fold-mark" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
