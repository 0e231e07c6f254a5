import { useState } from 'react';
import { localeSchema } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LanguageFields } from './language-fields.tsx';
import type { ProfileFormType } from './profile-values.ts';

const languageNames = { en: m.employee_portal_english, de: m.employee_portal_german };

interface TextFieldsProps {
  form: ProfileFormType;
  /** A public page needs the English texts. */
  isPublic: boolean;
}

/** The texts in both languages; a language with a field that is marked is shown. */
export function TextFields({ form, isPublic }: TextFieldsProps) {
  const [language, setLanguage] = useState<'en' | 'de'>('en');
  const { errors, submitCount } = form.formState;
  const [seen, setSeen] = useState(submitCount);
  if (seen !== submitCount) {
    setSeen(submitCount);
    if (errors.german) setLanguage('de');
    if (errors.bio || errors.shortBio || errors.skills) setLanguage('en');
  }
  return (
    <Tabs
      label={m.employee_portal_languages()}
      value={language}
      onValueChange={(value) => setLanguage(localeSchema.catch('en').parse(value))}
      items={localeSchema.options.map((value) => ({ value, label: languageNames[value]() }))}
    >
      {localeSchema.options.map((value) => (
        <TabPanel key={value} value={value} className="grid gap-5">
          {value === 'de' && (
            <p className="text-sm text-muted">{m.employee_portal_german_hint()}</p>
          )}
          <LanguageFields form={form} language={value} isNeeded={isPublic && value === 'en'} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
