import { FileCheck, FileUp, X } from 'lucide-react';
import { type DragEvent, type Ref, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '../../../../shared/contracts/fields.ts';
import type { UploadedResume } from '../../../../shared/contracts/upload.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import { formatFileSize } from '../../../lib/file-size.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, useFieldControl } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { ResumeUpload } from './use-resume-upload.ts';

interface ResumeFailedNoticeProps {
  fileName: string;
  /** The server's error; null when the line was lost. */
  problem: string | null;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A file that did not arrive and is still at hand. */
function ResumeFailedNotice({ fileName, problem, onRetry, onDiscard }: ResumeFailedNoticeProps) {
  return (
    <div role="alert" className="rounded border border-danger bg-danger-soft px-4 py-3">
      <p className="font-medium break-all">{m.careers_upload_stopped({ name: fileName })}</p>
      <p className="text-sm">{problem ?? m.careers_upload_stopped_text()}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {m.ui_retry()}
        </Button>
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          {m.careers_upload_discard()}
        </Button>
      </div>
    </div>
  );
}

interface ResumePickerProps {
  id: string;
  /** A file is chosen already; another one takes its place. */
  replacing: boolean;
  onChoose: (file: File) => void;
}

/** One control for choosing and dropping a file; the visible plate is its label. */
function ResumePicker({ id, replacing, onChoose }: ResumePickerProps) {
  const [over, setOver] = useState(false);
  const control = useFieldControl({ id });

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }

  return (
    <div className="relative">
      <input
        {...control}
        type="file"
        name="resume"
        accept=".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can then be chosen again after it was removed.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
        className="peer absolute inset-0 opacity-0"
      />
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'relative flex items-center gap-4 rounded border border-dashed bg-raised px-4 transition-colors hover:border-ink hover:bg-surface',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          replacing ? 'min-h-11 py-2' : 'min-h-24 py-5',
          over ? 'border-sea bg-sea-soft' : 'border-edge peer-aria-invalid:border-danger',
        )}
      >
        <FileUp aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-sea" />
        <span className="min-w-0">
          <span className="font-medium">
            {replacing ? m.careers_resume_replace() : m.careers_resume_choose()}
          </span>
        </span>
      </label>
    </div>
  );
}

/**
 * For a box whose controls take each other's place: when the one with the focus goes away, `heir` gets it.
 * `change` is what the controls depend on. Spread the answer on the box.
 */
function useFocusHandover(change: string, heir: () => HTMLElement | null) {
  const inside = useRef(false);

  const passOn = useEffectEvent(() => {
    if (inside.current && document.activeElement === document.body) heir()?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change alone takes a control away.
  useLayoutEffect(() => passOn(), [change]);

  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
    },
  };
}

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
  const focusHandover = useFocusHandover(
    `${upload.phase} ${resume?.id}`,
    () => cancelButton.current ?? document.getElementById(resumeFieldId),
  );

  return (
    <div ref={ref} {...focusHandover} className="grid min-w-0 scroll-mt-24 gap-3">
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
          <ResumeFailedNotice
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
