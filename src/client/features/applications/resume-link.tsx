import { Download } from 'lucide-react';
import type { ApplicationDetail } from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { factLink } from './fact-link.ts';
import { useFormats } from './use-formats.ts';

interface ResumeLinkProps {
  url: string;
  resume: ApplicationDetail['resume'];
}

export function ResumeLink({ url, resume }: ResumeLinkProps) {
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
