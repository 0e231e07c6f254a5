import type { ApplicationDetail } from '../../../shared/contracts/application.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { telHref } from '../../lib/tel-href.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { Fact } from './fact.tsx';
import { factLink } from './fact-link.ts';
import { positionLabels } from './labels.ts';
import { nameOf } from './name-of.ts';
import { ResumeLink } from './resume-link.tsx';
import { useFormats } from './use-formats.ts';

const languages: Record<Locale, () => string> = {
  en: m.admin_language_en,
  de: m.admin_language_de,
};

export function ApplicantFacts({ application }: { application: ApplicationDetail }) {
  const { email, phone, position, locale, consentVersion, consentAt, isMasked } = application;
  const covered = <span className="text-muted">{m.admin_app_covered()}</span>;
  const formats = useFormats();
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-lg">{m.admin_review_contact()}</h3>
      <dl className="m-0">
        <Fact label={m.admin_name()}>
          <bdi>{nameOf(application)}</bdi>
        </Fact>
        <Fact label={m.admin_column_email()}>
          {isMasked ? (
            covered
          ) : (
            <a href={`mailto:${encodeURIComponent(email)}`} className={factLink}>
              <EmailText address={email} />
            </a>
          )}
        </Fact>
        <Fact label={m.admin_phone()}>
          {isMasked ? (
            covered
          ) : (
            <a href={telHref(phone)} dir="ltr" className={factLink}>
              {phone}
            </a>
          )}
        </Fact>
        <Fact label={m.admin_column_position()}>{positionLabels[position]()}</Fact>
        <Fact label={m.admin_resume()}>
          {isMasked ? (
            covered
          ) : (
            <ResumeLink url={application.resumeUrl} resume={application.resume} />
          )}
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
