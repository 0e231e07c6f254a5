import { useLocation, useRouteContext } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Locale } from '../../shared/contracts/fields.ts';
import { localizedPath } from '../../shared/i18n/locale.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { changeLanguage } from '../lib/language-choice.ts';

const languages = [
  { locale: 'en', name: 'English', short: 'EN' },
  { locale: 'de', name: 'Deutsch', short: 'DE' },
] as const satisfies { locale: Locale; name: string; short: string }[];

/** This page in the other language. Real links, so that they work before hydration (`lib/early-input.ts` stores the choice). */
export function LanguageSwitch({ className }: { className?: string }) {
  const current = useRouteContext({ from: '__root__', select: ({ locale }) => locale });
  const { pathname, searchStr } = useLocation();

  function choose(event: MouseEvent, locale: Locale) {
    // Opened elsewhere it is a link; held back before hydration it is clicked again.
    const { defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    if (locale !== current) changeLanguage(locale);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form control
    <div role="group" aria-label={m.site_language()} className={cn('flex', className)}>
      {languages.map(({ locale, name, short }) => (
        <a
          key={locale}
          href={localizedPath(pathname, locale) + searchStr}
          hrefLang={locale}
          lang={locale}
          data-language
          onClick={(event) => choose(event, locale)}
          aria-label={name}
          aria-current={locale === current ? 'true' : undefined}
          className={cn(
            'grid h-11 min-w-9 place-items-center rounded px-1.5 text-sm text-muted no-underline transition-colors hover:text-ink',
            'aria-[current]:font-medium aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-sun aria-[current]:decoration-2 aria-[current]:underline-offset-8',
          )}
        >
          {short}
        </a>
      ))}
    </div>
  );
}
