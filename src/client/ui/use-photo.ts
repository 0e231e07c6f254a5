import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Crop, maxPictureBytes, pictureTypes } from '../../shared/contracts/picture.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { readError } from '../lib/read-error.ts';
import { uploadImage } from '../lib/upload-image.ts';

type Photo =
  | { phase: 'idle' }
  /** `source` shows the file that was chosen, from this browser. */
  | { phase: 'crop'; file: File; source: string }
  | { phase: 'sending'; percent: number }
  /** The file and its part are still at hand and can be sent again. */
  | { phase: 'failed'; file: File; crop: Crop; message: string };

interface Handlers {
  /** Where it is sent; the administrators' way when left out. */
  url?: Parameters<typeof uploadImage>[0]['url'];
  onUploaded: (url: string) => void;
  onUploading: (isUploading: boolean) => void;
}

/** A photo on its way in: chosen, cut, sent. */
export function usePhoto({ url, onUploaded, onUploading }: Handlers) {
  const [photo, setPhoto] = useState<Photo>({ phase: 'idle' });
  const [problem, setProblem] = useState<string>();
  const sending = useRef<AbortController>(null);
  const source = photo.phase === 'crop' ? photo.source : undefined;
  const isUnderWay = photo.phase === 'crop' || photo.phase === 'sending';
  const tell = useEffectEvent((isUploading: boolean) => onUploading(isUploading));

  useEffect(() => {
    if (!isUnderWay) return;
    tell(true);
    return () => tell(false);
  }, [isUnderWay]);
  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => {
    if (source === undefined) return;
    return () => URL.revokeObjectURL(source);
  }, [source]);

  function choose(file: File) {
    const isPicture = pictureTypes.some((type) => type === file.type);
    const refusal = isPicture ? m.employees_photo_size() : m.employees_photo_type();
    const isTaken = isPicture && file.size <= maxPictureBytes;
    setProblem(isTaken ? undefined : refusal);
    if (isTaken) setPhoto({ phase: 'crop', file, source: URL.createObjectURL(file) });
  }

  async function send(file: File, crop: Crop) {
    const controller = new AbortController();
    sending.current = controller;
    setPhoto({ phase: 'sending', percent: 0 });
    try {
      const picture = await uploadImage({
        ...(url ? { url } : {}),
        file,
        crop,
        signal: controller.signal,
        onProgress: (percent) => {
          if (!controller.signal.aborted) setPhoto({ phase: 'sending', percent });
        },
      });
      if (controller.signal.aborted) return;
      setPhoto({ phase: 'idle' });
      onUploaded(picture.url);
    } catch (error) {
      if (controller.signal.aborted) return;
      setPhoto({ phase: 'failed', file, crop, message: readError(error).message });
    }
  }

  function cancel() {
    sending.current?.abort();
    setPhoto({ phase: 'idle' });
  }

  return {
    photo,
    problem,
    choose,
    send,
    cancel,
    refuse: () => {
      setPhoto({ phase: 'idle' });
      setProblem(m.employees_crop_unreadable());
    },
  };
}
