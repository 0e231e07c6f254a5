import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SendOptions } from './upload.ts';

interface UploadHandlers<Answer> {
  onUploaded: (answer: Answer) => void;
  onFailed: (error: unknown) => void;
}

/** One file on its way to the server: a newer one takes its place, and leaving the screen ends it. */
export function useUpload() {
  const running = useRef<AbortController>(undefined);
  /** Whole percent of the bytes that have left; null while nothing is under way. */
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function cancel() {
    running.current?.abort();
    setPercent(null);
  }

  async function upload<Answer>(
    send: (options: SendOptions) => Promise<Answer>,
    { onUploaded, onFailed }: UploadHandlers<Answer>,
  ) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setPercent(0);
    try {
      const answer = await send({
        signal,
        onProgress: (sent) => {
          if (!signal.aborted) setPercent(sent);
        },
      });
      if (signal.aborted) return;
      setPercent(null);
      onUploaded(answer);
    } catch (error) {
      if (signal.aborted) return;
      setPercent(null);
      onFailed(error);
    }
  }

  return { percent, upload, cancel };
}

/** Notifies a form when the upload of a file begins and when it ends. */
export function useReportUploading(
  isUploading: boolean,
  onUploading: (isUploading: boolean) => void,
): void {
  const report = useEffectEvent((isUnderWay: boolean) => onUploading(isUnderWay));
  useEffect(() => {
    if (!isUploading) return;
    report(true);
    return () => report(false);
  }, [isUploading]);
}
