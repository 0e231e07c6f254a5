import { Download } from 'lucide-react';
import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { factLink } from './fact-link.ts';
import { useFormats } from './use-formats.ts';
import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { telHref } from '../../lib/tel-href.ts';
import { ConsentText } from '../../domain/consent-text.tsx';
import { EmailText } from '../../ui/formatted-text.tsx';
import { Fact } from '../../ui/fact.tsx';
import { nameOf } from './name-of.ts';

interface ResumeLinkProps {
  url: string;
  resume: ApplicationDetail['resume'];
}

function ResumeLink({ url, resume }: ResumeLinkProps) {
  const formats = useFormats();
  const { fileName, contentType, size } = resume;
  const type =
    contentType === 'application/pdf' ? m.admin_resume_type_pdf() : m.admin_resume_type_word();
  return (
    <>
      <a
        href={url}
        download={fileName}
        className={cn(factLink, 'inline-flex max-w-full items-start gap-1.5')}
      >
        <Download aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 shrink-0" />
        <span className="sr-only">{m.admin_resume_download()} </span>
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {fileName}
        </span>
      </a>
      <span className="figures block text-muted">
        {type}, {formats.bytes(size)}
      </span>
    </>
  );
}

const languages: Record<Locale, () => string> = {
  en: m.admin_language_en,
  de: m.admin_language_de,
};

interface ApplicantFactsProps {
  application: ApplicationDetail;
  /** More facts. */
  children?: ReactNode;
}

export function ApplicantFacts({ application, children }: ApplicantFactsProps) {
  const { email, phone, position, locale, isMasked } = application;
  const { consentVersion, consentLocale, consentAt } = application;
  const covered = <span className="text-muted">{m.admin_app_covered()}</span>;
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
        <Fact label={m.admin_column_position()}>{positionName(position)}</Fact>
        <Fact label={m.admin_resume()}>
          {isMasked ? (
            covered
          ) : (
            <ResumeLink url={application.resumeUrl} resume={application.resume} />
          )}
        </Fact>
        <Fact label={m.admin_language()}>{languages[locale]()}</Fact>
        <Fact label={m.admin_consent()}>
          <ConsentText
            form="application"
            version={consentVersion}
            locale={consentLocale}
            at={consentAt}
          />
        </Fact>
        {children}
      </dl>
    </section>
  );
}
