import { type FormEvent, useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { DropZone } from './drop-zone.tsx';
import { UploadRow } from './upload-row.tsx';
import type { useUploadQueue } from './use-upload-queue.ts';

interface UploadFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  queue: ReturnType<typeof useUploadQueue>;
  onClose: () => void;
}

export function UploadForm({ id, queue, onClose }: UploadFormProps) {
  const { entries } = queue;
  const saved = useRef(false);

  function closeWhen(allArrived: boolean) {
    if (!allArrived) return;
    saved.current = true;
    onClose();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    closeWhen(await queue.sendAll());
  }

  return (
    <form id={id} onSubmit={(event) => void submit(event)} className="grid min-w-0 gap-4">
      <DiscardGuard
        isDirty={entries.some(({ state }) => state !== 'done')}
        saved={saved}
        heldBy="upload"
      />
      <DropZone onFiles={(files) => void queue.add(files)} />
      {entries.length > 0 && (
        <ul aria-label={m.pictures_files()} className="m-0 grid list-none p-0">
          {entries.map((entry) => (
            <UploadRow
              key={entry.id}
              entry={entry}
              onTexts={(texts) => queue.setTexts(entry.id, texts)}
              onCancel={() => queue.cancel(entry.id)}
              onRetry={() => void queue.retry(entry.id).then(closeWhen)}
              onRemove={() => queue.remove(entry.id)}
            />
          ))}
        </ul>
      )}
    </form>
  );
}
