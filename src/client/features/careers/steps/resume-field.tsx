import { FileCheck, X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import type { Locale } from '../../../../shared/contracts/common.ts';
import type { UploadedResume } from '../../../../shared/contracts/upload.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { formatFileSize } from '../../../lib/file-size.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { ResumeFailed } from './resume-failed.tsx';
import { ResumePicker } from './resume-picker.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
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
  const cancelButton = useRef<HTMLButtonElement>(null);
  const keptFocus = useKeptFocus(
    `${upload.phase} ${resume?.id}`,
    () => cancelButton.current ?? document.getElementById(resumeFieldId),
  );

  return (
    <div ref={ref} {...keptFocus} className="grid min-w-0 scroll-mt-24 gap-3">
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
          <div className="grid min-w-0 gap-3 rounded border border-mist px-4 py-3">
            <Progress label={upload.fileName} value={upload.percent} />
            <Button
              ref={cancelButton}
              variant="secondary"
              size="sm"
              onClick={onCancel}
              className="justify-self-start"
            >
              {m.careers_upload_cancel()}
            </Button>
          </div>
        )}
        {upload.phase === 'failed' && (
          <ResumeFailed
            fileName={upload.fileName}
            problem={upload.problem}
            onRetry={onRetry}
            onDiscard={onCancel}
          />
        )}
        {upload.phase !== 'sending' && (
          <ResumePicker id={resumeFieldId} replacing={resume !== null} onChoose={onChoose} />
        )}
      </Field>
    </div>
  );
}
