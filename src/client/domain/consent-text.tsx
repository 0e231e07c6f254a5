import { type ConsentForm, consentWording } from '../../shared/content/consent-texts.ts';
import type { Locale } from '../../shared/contracts/fields.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { useDateTimeFormat } from '../lib/use-format.ts';

interface ConsentDetailsProps {
  form: ConsentForm;
  /** Null where no consent was stored. */
  version: string | null;
  /** Language in which it was read; null where that was not stored. */
  locale: Locale | null;
  at: Date | null;
}

const languages: Record<Locale, () => string> = { en: m.retention_in_en, de: m.retention_in_de };

/** A consent with its language and moment; the words themselves unfold. */
export function ConsentDetails({ form, version, locale, at }: ConsentDetailsProps) {
  const { moment } = useDateTimeFormat();
  if (version === null || at === null) return m.retention_consent_none();
  const date = moment(at);
  // Falls back to English, the company's own wording, where no language was stored.
  const shownIn = locale ?? 'en';
  const wording = consentWording(form, version, shownIn);
  return (
    <div>
      <p>
        {locale
          ? m.retention_consent_given_in({ version, language: languages[locale](), date })
          : m.retention_consent_given({ version, date })}
      </p>
      <details className="print:hidden">
        <summary className="w-fit cursor-pointer py-1 text-sea">
          {m.retention_consent_wording()}
        </summary>
        {wording === null ? (
          <p className="text-muted">{m.retention_consent_unknown()}</p>
        ) : (
          <p lang={shownIn} className="border-s-2 border-edge ps-3 text-muted">
            {wording}
          </p>
        )}
      </details>
    </div>
  );
}
