import type { Locale } from '../contracts/fields.ts';
import { company } from './company.ts';

/**
 * The wordings of the consents given; a meeting is booked with the words of the contact form. Applicants give none, but
 * confirm having read how the data are used.
 */
export type ConsentForm = 'application' | 'contact' | 'newsletter' | 'profile' | 'registration';

/** `{company}` stands for the company's legal name. */
type Wording = Record<Locale, string>;

/**
 * The wording of every version that records were stored with, as it was shown. A version is never changed or removed:
 * another wording is another version, in `consent.ts` and here.
 */
export const consentTexts: Record<ConsentForm, Record<string, Wording>> = {
  application: {
    '2026-11': {
      en: 'I agree to the processing of my application data. {company} processes the data you enter here, your résumé and your test results for recruitment only. Under the GDPR you have the right to access your data, to have them rectified and to have them deleted, and you can withdraw this consent at any time. Privacy Policy',
      de: 'Ich stimme der Verarbeitung meiner Bewerbungsdaten zu. {company} verarbeitet die hier eingegebenen Daten, Ihren Lebenslauf und Ihre Testergebnisse ausschließlich für das Bewerbungsverfahren. Nach der DSGVO haben Sie das Recht auf Auskunft, Berichtigung und Löschung Ihrer Daten; diese Einwilligung können Sie jederzeit widerrufen. Datenschutzerklärung',
    },
    '2026-11-26': {
      en: 'I have read how my data are used for this application. {company} uses the data you enter here, your résumé and your test results for recruitment only, because you ask us to consider you for a job (Art. 6(1)(b) GDPR). Under the GDPR you have the right to access your data, to have them rectified and to have them deleted, and you can withdraw your application at any time. Privacy Policy',
      de: 'Ich habe gelesen, wie meine Daten für diese Bewerbung verwendet werden. {company} verwendet die hier eingegebenen Daten, Ihren Lebenslauf und Ihre Testergebnisse ausschließlich für das Bewerbungsverfahren, weil Sie sich bei uns um eine Stelle bewerben (Art. 6 Abs. 1 Buchst. b DSGVO). Nach der DSGVO haben Sie das Recht auf Auskunft, Berichtigung und Löschung Ihrer Daten; Ihre Bewerbung können Sie jederzeit zurückziehen. Datenschutzerklärung',
    },
  },
  contact: {
    '2026-11': {
      en: 'I consent to the processing of my personal data in accordance with the Privacy Policy',
      de: 'Ich willige in die Verarbeitung meiner personenbezogenen Daten gemäß der Datenschutzerklärung ein',
    },
  },
  newsletter: {
    '2026-11': {
      en: 'News from both sides, once a month. Subscribe. You can unsubscribe at any time. How we handle your address: Privacy Policy',
      de: 'Neues von beiden Seiten, einmal im Monat. Abonnieren. Sie können sich jederzeit abmelden. Wie wir mit Ihrer Adresse umgehen: Datenschutzerklärung',
    },
  },
  profile: {
    '2026-11': {
      en: 'The employee has agreed to be shown. {company} shows the name, position, department, photo, texts, skills and work contact details to everybody on its website. The employee can withdraw this consent at any time; the profile is then taken down at once.',
      de: 'Die Person ist damit einverstanden, gezeigt zu werden. {company} zeigt Name, Position, Abteilung, Foto, Texte, Fähigkeiten und dienstliche Kontaktdaten öffentlich auf der Website. Die Einwilligung kann jederzeit widerrufen werden; das Profil wird dann sofort entfernt.',
    },
  },
  registration: {
    '2026-11': {
      en: 'I have read the Privacy Policy and accept it',
      de: 'Ich habe die Datenschutzerklärung gelesen und akzeptiere sie',
    },
  },
};

/** The wording of a version of a form's consent; null for a version that is not on file. */
export function consentWording(form: ConsentForm, version: string, locale: Locale): string | null {
  const versions = new Map(Object.entries(consentTexts[form]));
  return versions.get(version)?.[locale].replaceAll('{company}', company.legalName) ?? null;
}
