import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Locale, localeSchema } from '../../shared/contracts/fields.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { TabPanel, Tabs } from './tabs.tsx';

const labels = { en: m.content_tab_english, de: m.content_tab_german };

interface LanguageTabsProps {
  /** Names the tabs. */
  label: string;
  /** The fields in English; those in German are in `german`. */
  fields: readonly string[];
  /** Explains the German fields. */
  germanHint: string;
  children: (language: Locale) => ReactNode;
}

/** The texts of a form in both languages, of which those in English are needed; the language with a marked field is shown. */
export function LanguageTabs({ label, fields, germanHint, children }: LanguageTabsProps) {
  const { errors, submitCount } = useFormContext().formState;
  const [language, setLanguage] = useState<Locale>('en');
  const [seen, setSeen] = useState(submitCount);
  if (seen !== submitCount) {
    setSeen(submitCount);
    if (errors.german) setLanguage('de');
    if (fields.some((name) => errors[name])) setLanguage('en');
  }
  return (
    <Tabs
      label={label}
      value={language}
      onValueChange={(value) => setLanguage(localeSchema.catch('en').parse(value))}
      items={localeSchema.options.map((value) => ({ value, label: labels[value]() }))}
    >
      {localeSchema.options.map((value) => (
        <TabPanel key={value} value={value} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {value === 'de' && <p className="text-sm text-muted">{germanHint}</p>}
          {children(value)}
        </TabPanel>
      ))}
    </Tabs>
  );
}
