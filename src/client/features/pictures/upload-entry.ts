import type { GalleryTexts } from '../../../shared/contracts/gallery.ts';
import { noTexts } from './text-values.ts';

/** One chosen file on its way into the gallery. */
export type UploadEntry = {
  id: string;
  file: File;
  /** A blob address for the preview. */
  preview: string;
  texts: GalleryTexts;
  state: 'chosen' | 'waiting' | 'sending' | 'done' | 'failed';
  /** Whole percent of the bytes that have left. */
  percent: number;
  error: string | null;
};

/** An entry of a file that was just chosen. */
export function newEntry(id: string, file: File): UploadEntry {
  return {
    id,
    file,
    preview: URL.createObjectURL(file),
    texts: noTexts,
    state: 'chosen',
    percent: 0,
    error: null,
  };
}
