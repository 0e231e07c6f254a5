import { useEffect, useRef, useState } from 'react';
import type { Picture } from '../../../shared/contracts/picture.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { uploadImage } from '../../lib/upload.ts';
import { toastFailure } from '../../ui/toast.tsx';

/** One image on its way to the server; a newer one takes its place. */
export function useImageUpload(onUploaded: (picture: Picture) => void) {
  const running = useRef<AbortController>(undefined);
  /** Whole percent of the bytes that have left; null while nothing is under way. */
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(file: File) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setPercent(0);
    try {
      const picture = await uploadImage({
        file,
        onProgress: setPercent,
        signal: controller.signal,
      });
      onUploaded(picture);
    } catch (error) {
      if (controller.signal.aborted) return;
      toastFailure(m.content_image_failed(), error);
    } finally {
      if (running.current === controller) setPercent(null);
    }
  }

  return { percent, upload: (file: File) => void upload(file) };
}
