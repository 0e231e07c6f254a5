import { useEffect, useRef, useState } from 'react';
import type { GalleryTexts } from '../../../shared/contracts/gallery.ts';
import { maxPictureBytes } from '../../../shared/contracts/picture.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useInvalidate } from '../../invalidation.ts';
import { randomKey } from '../../lib/random-key.ts';
import { readError } from '../../lib/read-error.ts';
import { postMultipart } from '../../lib/upload.ts';
import { toast } from '../../ui/toast.tsx';
import { emptyTexts } from './picture-texts.ts';

/** First bytes of each accepted file type; a WebP file has its length in between. */
const fileSignatures: readonly (readonly (number | undefined)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, ...Array.from({ length: 4 }, () => undefined), 0x57, 0x45, 0x42, 0x50],
];
const maxSignatureLength = Math.max(...fileSignatures.map(({ length }) => length));

/** Returns whether a file begins as a JPEG, PNG or WebP does, whatever its name says; an unreadable one does not. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    const head = new Uint8Array(await file.slice(0, maxSignatureLength).arrayBuffer());
    return fileSignatures.some((beginning) =>
      beginning.every((byte, index) => byte === undefined || byte === head[index]),
    );
  } catch {
    return false;
  }
}

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
function newEntry(id: string, file: File): UploadEntry {
  return {
    id,
    file,
    preview: URL.createObjectURL(file),
    texts: emptyTexts,
    state: 'chosen',
    percent: 0,
    error: null,
  };
}

/** The names that fit into a message; of more files it says how many. */
const namesShown = 3;

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, namesShown).join(', ');
  const count = names.length - namesShown;
  return count > 0 ? m.pictures_names_and_more({ names: shown, count }) : shown;
}

/** Says why files were refused, and which, where they were chosen among several. */
function toastProblem(title: string, problem: string, names: readonly string[], of: number): void {
  const name = listNames(names);
  const description = of > 1 ? m.pictures_problem_of({ name, problem }) : problem;
  toast({ title, description, variant: 'danger' });
}

/** The chosen files, sent one after the other: the server encodes one at a time anyway. */
export function useUploadQueue() {
  const invalidate = useInvalidate('admin.pictures');
  const [entries, setEntries] = useState<readonly UploadEntry[]>([]);
  const current = useRef(entries);
  const running = useRef(new Map<string, AbortController>());
  const isSending = useRef(false);
  const isDiscarded = useRef(false);
  /** All that were chosen since there was none, refused and removed ones included. */
  const chosen = useRef(0);

  function put(next: readonly UploadEntry[]) {
    current.current = next;
    setEntries(next);
  }
  function change(id: string, changes: Partial<UploadEntry>) {
    put(current.current.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
  }

  useEffect(() => {
    const controllers = running.current;
    isDiscarded.current = false;
    return () => {
      // Ends the loop as well: aborting the file under way would only make room for the next one.
      isDiscarded.current = true;
      for (const controller of controllers.values()) controller.abort();
      for (const { preview } of current.current) URL.revokeObjectURL(preview);
    };
  }, []);

  async function send(entry: UploadEntry) {
    const { id, file, texts } = entry;
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: 'sending', percent: 0, error: null });
    try {
      await postMultipart(
        { url: '/api/admin/gallery/upload', file, fields: texts },
        { signal: controller.signal, onProgress: (percent) => change(id, { percent }) },
      );
      change(id, { state: 'done', percent: 100 });
      toast({ title: m.pictures_uploaded(), variant: 'success' });
    } catch (error) {
      if (controller.signal.aborted) {
        change(id, { state: 'chosen', percent: 0 });
        return;
      }
      const { code, message } = readError(error);
      const description = code === 'network' ? m.pictures_upload_failed_text() : message;
      change(id, { state: 'failed', error: description });
      toastProblem(m.pictures_upload_failed(), description, [file.name], chosen.current);
    } finally {
      running.current.delete(id);
    }
  }

  async function sendWaiting(): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    let sent = false;
    while (!isDiscarded.current) {
      const next = current.current.find(({ state }) => state === 'waiting');
      if (!next) break;
      await send(next);
      sent = true;
    }
    isSending.current = false;
    if (sent) void invalidate();
    const isComplete =
      current.current.length > 0 && current.current.every(({ state }) => state === 'done');
    return isComplete && !isDiscarded.current;
  }

  return {
    entries,
    isSending: entries.some(({ state }) => state === 'sending' || state === 'waiting'),
    add: async (files: readonly File[]) => {
      chosen.current = files.length + (current.current.length > 0 ? chosen.current : 0);
      const verdicts = await Promise.all(files.map(isPicture));
      const pictures = files.filter((_, index) => verdicts[index]);
      if (pictures.length < files.length) {
        const refused = files.filter((_, index) => !verdicts[index]).map(({ name }) => name);
        toastProblem(
          m.pictures_invalid_title(),
          m.pictures_invalid_text(),
          refused,
          chosen.current,
        );
      }
      put([
        ...current.current,
        ...pictures.map((file) => {
          const entry = newEntry(randomKey(), file);
          return file.size > maxPictureBytes
            ? { ...entry, state: 'failed' as const, error: m.pictures_too_large() }
            : entry;
        }),
      ]);
    },
    setTexts: (id: string, texts: UploadEntry['texts']) => change(id, { texts }),
    cancel: (id: string) => {
      const controller = running.current.get(id);
      if (controller) controller.abort();
      else change(id, { state: 'chosen' });
    },
    remove: (id: string) => {
      const entry = current.current.find((each) => each.id === id);
      if (entry) URL.revokeObjectURL(entry.preview);
      put(current.current.filter((each) => each.id !== id));
    },
    retry: (id: string) => {
      change(id, { state: 'waiting', error: null });
      return sendWaiting();
    },
    /** Sends what is chosen; answers whether everything has arrived. */
    sendAll: () => {
      const ready = current.current.filter(
        ({ state, file }) =>
          state === 'chosen' || (state === 'failed' && file.size <= maxPictureBytes),
      );
      if (ready.length === 0 && !isSending.current) {
        toast({
          title: m.pictures_nothing_chosen_title(),
          description: m.pictures_nothing_chosen_text(),
          variant: 'danger',
        });
      }
      for (const { id } of ready) change(id, { state: 'waiting', error: null });
      return sendWaiting();
    },
  };
}
