import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { localeSchema } from '../contracts/fields.ts';
import { m } from '../i18n/paraglide/messages.js';
import { contactConsentVersion, dataConsentVersion, profileConsentVersion } from './consent.ts';
import { consentTexts } from './consent-texts.ts';

/** Of every wording that was ever shown. Add a line for a new version; change none. */
const digests = {
  'application 2026-11 en': 'e962ecb4b95be10b',
  'application 2026-11 de': '3e932b20de979454',
  'application 2026-11-26 en': '20b7bed0bed56150',
  'application 2026-11-26 de': '4c8f2ee4662dae60',
  'contact 2026-11 en': 'f1de2653af90d8ee',
  'contact 2026-11 de': '84d7922c91544985',
  'newsletter 2026-11 en': '9d61ae25260587b2',
  'newsletter 2026-11 de': '226f20b54b72c32e',
  'profile 2026-11 en': '715be3ba3aceb071',
  'profile 2026-11 de': 'c20d5be6cc6fa38c',
  'registration 2026-11 en': '1e6d097a99b79b68',
  'registration 2026-11 de': '76fd7202c2216cc3',
};

describe.each(localeSchema.options)('the wording in %s', (locale) => {
  const options = { locale };
  const link = m.contact_privacy_link({}, options);

  test('of each form is on file under its present version', () => {
    const application = [
      `${m.careers_consent_label({}, options)}.`,
      m.careers_consent_text({ company: '{company}' }, options),
      m.careers_consent_link({}, options).replace(/ \(.*\)$/, ''),
    ];
    expect(consentTexts.application[dataConsentVersion]?.[locale]).toBe(application.join(' '));
    const newsletter = [
      `${m.contact_newsletter_label({}, options)}.`,
      `${m.contact_newsletter_subscribe({}, options)}.`,
      m.contact_newsletter_privacy({ link }, options),
    ];
    const now = contactConsentVersion;
    expect(consentTexts.newsletter[now]?.[locale]).toBe(newsletter.join(' '));
    expect(consentTexts.contact[now]?.[locale]).toBe(m.contact_consent({ link }, options));
    const profile = [
      m.employees_publish_consent({}, options),
      m.employees_publish_consent_text({ company: '{company}' }, options),
    ];
    expect(consentTexts.profile[profileConsentVersion]?.[locale]).toBe(profile.join(' '));
    expect(consentTexts.registration[now]?.[locale]).toBe(
      m.contact_register_consent({ link }, options),
    );
  });
});

test('no wording that was given a version has changed since', () => {
  const found = Object.entries(consentTexts).flatMap(([form, versions]) =>
    Object.entries(versions).flatMap(([version, wording]) =>
      Object.entries(wording).map(([locale, words]) => [
        `${form} ${version} ${locale}`,
        createHash('sha256').update(words).digest('hex').slice(0, 16),
      ]),
    ),
  );
  expect(Object.fromEntries(found)).toEqual(digests);
});
