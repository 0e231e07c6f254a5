import { useRouteContext } from '@tanstack/react-router';
import type { Ref } from 'react';
import { localizedPath } from '../../../../shared/i18n/locale.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { textLinkClass } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';

/** A sentence with the privacy policy linked in it, which opens beside the form that is being filled in. */
export function PrivacySentence({ sentence }: { sentence: (link: string) => string }) {
  const prefixed = useRouteContext({ from: '__root__', select: (context) => context.prefixed });
  return (
    <Sentence
      sentence={sentence}
      link={
        <a
          href={localizedPath('/privacy-policy', prefixed ? 'de' : 'en')}
          target="_blank"
          rel="noopener"
          className={textLinkClass}
        >
          {m.contact_privacy_link()}
        </a>
      }
    />
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
