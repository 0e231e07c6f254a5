import { useEffect, useRef, useState } from 'react';
import {
  declaredResumeType,
  maxResumeBytes,
  type UploadedResume,
} from '../../../../shared/contracts/upload.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../../lib/read-error.ts';
import { showWizardToast, useOnReconnect } from '../failure-alert.tsx';

export type ResumeUpload =
  | { phase: 'none' }
  /** `problem` is why this file cannot be taken, in words. */
  | { phase: 'refused'; problem: string }
  | { phase: 'sending'; fileName: string; percent: number }
  /** The file is still at hand and can be sent again. Without a `problem` the line was lost. */
  | { phase: 'failed'; fileName: string; problem: string | null };

/** Null for a lost line; else the server's sentence, and the general one where it sent a code alone. */
function uploadErrorText(code: string, message: string): string | null {
  if (code === 'network') return null;
  return message === code ? m.careers_upload_failed_text() : message;
}

interface Handlers {
  onUploaded: (resume: UploadedResume) => void;
  onClosed: () => void;
}

/** Sends a chosen résumé; one that failed is sent again by itself once the connection is back. */
export function useResumeUpload({ onUploaded, onClosed }: Handlers) {
  const [upload, setUpload] = useState<ResumeUpload>({ phase: 'none' });
  const file = useRef<File | null>(null);
  const sending = useRef<AbortController | null>(null);

  function refuse(title: string, description: string) {
    file.current = null;
    showWizardToast({ title, description, variant: 'danger' });
    setUpload({ phase: 'refused', problem: description });
  }
  const refuseType = () => refuse(m.careers_file_type_title(), m.careers_file_type_text());
  const refuseContent = (name: string) =>
    refuse(m.careers_file_type_title(), m.careers_file_content_text({ name }));
  const refuseEmpty = (name: string) =>
    refuse(m.careers_file_empty_title(), m.careers_file_empty_text({ name }));
  const refuseSize = () => refuse(m.careers_file_size_title(), m.careers_file_size_text());

  async function send(chosen: File) {
    sending.current?.abort();
    const controller = new AbortController();
    sending.current = controller;
    file.current = chosen;
    const fileName = chosen.name;
    setUpload({ phase: 'sending', fileName, percent: 0 });
    showWizardToast({ title: m.careers_uploading() });
    try {
      const { uploadResume } = await import('./uploadthing.ts');
      const resume = await uploadResume(chosen, {
        signal: controller.signal,
        onProgress: (percent) => {
          if (!controller.signal.aborted) setUpload({ phase: 'sending', fileName, percent });
        },
      });
      if (controller.signal.aborted) return;
      file.current = null;
      setUpload({ phase: 'none' });
      onUploaded(resume);
      showWizardToast({ title: m.careers_uploaded(), variant: 'success' });
    } catch (failure) {
      if (controller.signal.aborted) return;
      const { code, message } = readError(failure);
      // Its name and declared type were looked at before it was sent.
      if (code === 'unsupported-media-type') return refuseContent(fileName);
      if (code === 'payload-too-large') return refuseSize();
      setUpload({ phase: 'failed', fileName, problem: uploadErrorText(code, message) });
      if (code === 'applications-disabled') return onClosed();
      showWizardToast({
        title: m.careers_upload_failed_title(),
        description: m.careers_upload_failed_text(),
        variant: 'danger',
      });
    }
  }

  function choose(chosen: File) {
    if (!declaredResumeType(chosen)) return refuseType();
    if (chosen.size === 0) return refuseEmpty(chosen.name);
    if (chosen.size > maxResumeBytes) return refuseSize();
    void send(chosen);
  }

  function retry() {
    if (file.current) void send(file.current);
  }

  function cancel() {
    sending.current?.abort();
    file.current = null;
    setUpload({ phase: 'none' });
  }

  useOnReconnect(() => {
    if (upload.phase === 'failed' && upload.problem === null) retry();
  });
  // Fetched early, so that it is there when the line is not.
  useEffect(() => {
    import('./uploadthing.ts').catch(() => undefined);
    return () => sending.current?.abort();
  }, []);

  const underWay = upload.phase === 'sending';
  useEffect(() => {
    if (!underWay) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [underWay]);

  return { upload, choose, retry, cancel };
}
