import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type StoredDocument, storedDocumentSchema } from '../../../shared/contracts/resource.ts';
import { maxDocumentBytes } from '../../../shared/contracts/upload.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { postMultipart } from '../../lib/post-multipart.ts';
import { readError } from '../../lib/read-error.ts';

type FileState =
  | { phase: 'idle' }
  | { phase: 'sending'; name: string; percent: number }
  | { phase: 'done'; document: StoredDocument }
  /** The file is still at hand and can be sent again. */
  | { phase: 'failed'; file: File; message: string };

interface Handlers {
  onChange: (uploadId: string | null) => void;
  onUploading: (isUploading: boolean) => void;
}

/** A document on its way in; a newer one takes its place. */
export function useDocument({ onChange, onUploading }: Handlers) {
  const [file, setFile] = useState<FileState>({ phase: 'idle' });
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const isSending = file.phase === 'sending';
  const tell = useEffectEvent((isUploading: boolean) => onUploading(isUploading));

  useEffect(() => {
    if (!isSending) return;
    tell(true);
    return () => tell(false);
  }, [isSending]);
  useEffect(() => () => running.current?.abort(), []);

  async function send(chosen: File) {
    const isTooLarge = chosen.size > maxDocumentBytes;
    setProblem(isTooLarge ? m.resources_file_too_large() : undefined);
    if (isTooLarge) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    onChange(null);
    setFile({ phase: 'sending', name: chosen.name, percent: 0 });
    try {
      const body = await postMultipart(
        {
          url: '/api/admin/resources/files',
          file: chosen,
          fileField: 'file',
          fields: { fileName: chosen.name },
        },
        {
          signal,
          onProgress: (percent) => {
            if (!signal.aborted) setFile({ phase: 'sending', name: chosen.name, percent });
          },
        },
      );
      if (signal.aborted) return;
      const document = storedDocumentSchema.parse(body);
      setFile({ phase: 'done', document });
      onChange(document.uploadId);
    } catch (error) {
      if (signal.aborted) return;
      setFile({ phase: 'failed', file: chosen, message: readError(error).message });
    }
  }

  return { file, problem, send };
}
