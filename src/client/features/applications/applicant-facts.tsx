import type { ApplicationDetail } from '../../../shared/contracts/application.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Fact } from './fact.tsx';
import { factLink } from './fact-link.ts';
import { positionLabels } from './labels.ts';
import { ResumeLink } from './resume-link.tsx';
import { useFormats } from './use-formats.ts';

const languages: Record<Locale, () => string> = {
  en: m.admin_language_en,
  de: m.admin_language_de,
};

export function ApplicantFacts({ application }: { application: ApplicationDetail }) {
  const { applicantName, email, phone, position, locale, consentVersion, consentAt } = application;
  const formats = useFormats();
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-lg">{m.admin_review_contact()}</h3>
      <dl className="m-0">
        <Fact label={m.admin_name()}>
          <bdi>{applicantName}</bdi>
        </Fact>
        <Fact label={m.admin_column_email()}>
          <a href={`mailto:${encodeURIComponent(email)}`} className={factLink}>
            {email}
          </a>
        </Fact>
        <Fact label={m.admin_phone()}>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} dir="ltr" className={factLink}>
            {phone}
          </a>
        </Fact>
        <Fact label={m.admin_column_position()}>{positionLabels[position]()}</Fact>
        <Fact label={m.admin_resume()}>
          <ResumeLink url={application.resumeUrl} resume={application.resume} />
        </Fact>
        <Fact label={m.admin_language()}>{languages[locale]()}</Fact>
        <Fact label={m.admin_consent()}>
          {consentVersion && consentAt
            ? m.admin_consent_given({ version: consentVersion, date: formats.moment(consentAt) })
            : m.admin_consent_none()}
        </Fact>
      </dl>
    </section>
  );
}
