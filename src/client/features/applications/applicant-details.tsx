import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { storedEntriesSchema } from '../../../shared/contracts/application.ts';
import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import { entryNames } from '../../../shared/i18n/entry-names.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { ConsentDetails } from '../../domain/consent-text.tsx';
import { cn } from '../../lib/cn.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { Alert } from '../../ui/alert.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { DetailItem } from '../../ui/fact.tsx';
import { EmailText } from '../../ui/formatted-text.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { applicantLabel, StatusBadge } from './application-summary.tsx';
import { useNumberFormats } from './use-number-formats.ts';

interface ResumeLinkProps {
  url: string;
  resume: ApplicationDetail['resume'];
}

function ResumeLink({ url, resume }: ResumeLinkProps) {
  const formats = useNumberFormats();
  const { fileName, contentType, size } = resume;
  const type =
    contentType === 'application/pdf'
      ? m.applications_resume_type_pdf()
      : m.applications_resume_type_word();
  return (
    <>
      <a
        href={url}
        download={fileName}
        className={cn(textLinkClass, 'inline-flex max-w-full items-start gap-1.5')}
      >
        <Download aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 shrink-0" />
        <span className="sr-only">{m.applications_resume_download()} </span>
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

const MaskedText = () => <span className="text-muted">{m.applications_covered()}</span>;

/** The entries below the name; the cover letter has a section of its own. */
const shownEntrySchema = storedEntriesSchema
  .omit({ applicantName: true, coverLetter: true })
  .keyof();

function entryValue(
  application: ApplicationDetail,
  name: z.infer<typeof shownEntrySchema>,
): ReactNode {
  if (name === 'position') return positionName(application.position);
  if (application.isMasked) return <MaskedText />;
  if (name === 'email') {
    return (
      <a href={`mailto:${encodeURIComponent(application.email)}`} className={textLinkClass}>
        <EmailText address={application.email} />
      </a>
    );
  }
  if (name === 'phone') return <PhoneLink phone={application.phone} />;
  return application[name] ?? m.ui_not_available();
}

interface ApplicantDetailsProps {
  application: ApplicationDetail;
  /** More facts. */
  children?: ReactNode;
}

export function ApplicantDetails({ application, children }: ApplicantDetailsProps) {
  const { locale, isMasked, consentVersion, consentLocale, consentAt } = application;
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-lg">{m.applications_review_contact()}</h3>
      <dl className="m-0">
        <DetailItem label={m.ui_name()}>
          <bdi>{applicantLabel(application)}</bdi>
        </DetailItem>
        {shownEntrySchema.options.map((name) => (
          <DetailItem key={name} label={entryNames[name]()}>
            {entryValue(application, name)}
          </DetailItem>
        ))}
        <DetailItem label={m.applications_resume()}>
          {isMasked ? (
            <MaskedText />
          ) : (
            <ResumeLink url={application.resumeUrl} resume={application.resume} />
          )}
        </DetailItem>
        <DetailItem label={m.ui_language()}>{languageNames[locale]()}</DetailItem>
        <DetailItem label={m.applications_consent()}>
          <ConsentDetails
            form="application"
            version={consentVersion}
            locale={consentLocale}
            at={consentAt}
          />
        </DetailItem>
        {children}
      </dl>
    </section>
  );
}

export function CoverLetter({ text }: { text: string | null }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-lg">{m.applications_cover_letter()}</h3>
      {text ? (
        <p dir="auto" className="max-w-[70ch] text-sm leading-6 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ) : (
        <p className="text-sm text-muted">{m.applications_cover_letter_none()}</p>
      )}
    </section>
  );
}

/** The other applications with the same address, number or name, each a link to its review. */
export function DuplicatesNotice({ application }: { application: ApplicationDetail }) {
  const { day } = useDateTimeFormat();
  const { duplicates } = application;
  if (duplicates.length === 0) return null;
  return (
    <Alert tone="warning" title={m.applications_duplicates()}>
      <ul className="m-0 grid list-none gap-1 p-0">
        {duplicates.map(
          ({ id, applicantName, position, status, createdAt, sameEmail, samePhone, sameName }) => (
            <li key={id} className="wrap-anywhere">
              <Link
                from="/admin/applications"
                to="."
                search={(prev) => ({ ...prev, review: id })}
                replace
                className={textLinkClass}
              >
                <bdi>{applicantName}</bdi>
              </Link>
              {`: ${[
                positionName(position),
                day(createdAt),
                statusNames[status](),
                sameEmail && m.applications_duplicate_email(),
                samePhone && m.applications_duplicate_phone(),
                sameName && m.applications_duplicate_name(),
              ]
                .filter(Boolean)
                .join(', ')}`}
            </li>
          ),
        )}
      </ul>
    </Alert>
  );
}

export function ReviewSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid min-h-96 content-start gap-5">
      <span className="sr-only">{m.applications_review_loading()}</span>
      <div className="grid gap-5 sm:grid-cols-2">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}

export function ReviewSubtitle({ application }: { application: ApplicationDetail }) {
  const { moment } = useDateTimeFormat();
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <StatusBadge application={application} />
      <span>{positionName(application.position)}</span>
      <span>{m.applications_review_applied({ date: moment(application.createdAt) })}</span>
    </span>
  );
}
