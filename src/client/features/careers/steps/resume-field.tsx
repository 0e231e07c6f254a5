import { FileCheck, X } from 'lucide-react';
import type { Ref } from 'react';
import type { Locale } from '../../../../shared/contracts/common.ts';
import type { UploadedResume } from '../../../../shared/contracts/upload.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { formatFileSize } from '../file-size.ts';
import { ResumePicker } from './resume-picker.tsx';
import type { ResumeUpload } from './use-resume-upload.ts';

export const resumeFieldId = 'careers-resume';

interface ResumeFieldProps {
  locale: Locale;
  resume: UploadedResume | null;
  upload: ResumeUpload;
  error: string | undefined;
  onChoose: (file: File) => void;
  onRetry: () => void;
  onCancel: () => void;
  onRemove: () => void;
  ref?: Ref<HTMLDivElement>;
}

export function ResumeField({
  locale,
  resume,
  upload,
  error,
  onChoose,
  onRetry,
  onCancel,
  onRemove,
  ref,
}: ResumeFieldProps) {
  return (
    <div ref={ref} className="grid scroll-mt-24 gap-3">
      <Field
        id={resumeFieldId}
        label={m.careers_resume()}
        hint={m.careers_resume_hint()}
        error={upload.phase === 'refused' ? upload.problem : error}
        required
      >
        {resume && upload.phase !== 'sending' && (
          <div className="flex items-center gap-3 rounded border border-mist bg-sea-soft px-4 py-2">
            <FileCheck aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-sea" />
            <p className="min-w-0 flex-1">
              <span className="block font-medium break-all">{resume.fileName}</span>
              <span className="figures block text-sm text-muted">
                {m.careers_resume_done({ size: formatFileSize(resume.size, locale) })}
              </span>
            </p>
            <Button
              variant="quiet"
              size="icon"
              aria-label={m.careers_resume_remove({ name: resume.fileName })}
              onClick={onRemove}
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </Button>
          </div>
        )}
        {upload.phase === 'sending' && (
          <div className="grid gap-3 rounded border border-mist px-4 py-3">
            <Progress label={upload.fileName} value={upload.percent} />
            <Button variant="secondary" size="sm" onClick={onCancel} className="justify-self-start">
              {m.careers_upload_cancel()}
            </Button>
          </div>
        )}
        {upload.phase === 'failed' && (
          <div role="alert" className="rounded border border-danger bg-danger-soft px-4 py-3">
            <p className="font-medium break-all">
              {m.careers_upload_stopped({ name: upload.fileName })}
            </p>
            <p className="text-sm">{m.careers_upload_stopped_text()}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" onClick={onRetry}>
                {m.ui_retry()}
              </Button>
              <Button variant="quiet" size="sm" onClick={onCancel}>
                {m.careers_upload_discard()}
              </Button>
            </div>
          </div>
        )}
        {upload.phase !== 'sending' && (
          <ResumePicker id={resumeFieldId} replacing={resume !== null} onChoose={onChoose} />
        )}
      </Field>
    </div>
  );
}
