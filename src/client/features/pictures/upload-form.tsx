import { CircleAlert, CircleCheck, ImagePlus } from 'lucide-react';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import type { GalleryTexts } from '../../../shared/contracts/gallery.ts';
import { pictureTypes } from '../../../shared/contracts/picture.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { HiddenFileInput } from '../../ui/file-input.tsx';
import { Input } from '../../ui/input.tsx';
import { Progress } from '../../ui/progress.tsx';
import { maxTextLength, textFields } from './picture-texts.ts';
import type { UploadEntry, useUploadQueue } from './use-upload-queue.ts';

interface DropZoneProps {
  onFiles: (files: readonly File[]) => void;
}

/** A place to drop files on, and the button for everybody else. */
function DropZone({ onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function hover(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <section
      aria-label={m.pictures_drop()}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'grid justify-items-center gap-2 rounded border border-dashed border-edge px-4 py-6 text-center transition-colors',
        isOver && 'border-sea bg-sea-soft',
      )}
    >
      <ImagePlus aria-hidden="true" strokeWidth={1.5} className="size-8 text-muted" />
      <p className="font-medium">{m.pictures_drop()}</p>
      <p className="text-sm text-muted">{m.pictures_drop_text()}</p>
      <Button variant="secondary" className="mt-2" onClick={() => input.current?.click()}>
        {m.pictures_choose()}
      </Button>
      <HiddenFileInput ref={input} multiple accept={pictureTypes.join()} onFiles={onFiles} />
    </section>
  );
}

interface UploadRowProps {
  entry: UploadEntry;
  onTexts: (texts: GalleryTexts) => void;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

function UploadRow({ entry, onTexts, onCancel, onRetry, onRemove }: UploadRowProps) {
  const { file, preview, texts, state, percent, error } = entry;
  const { name } = file;
  const isUnderWay = state === 'waiting' || state === 'sending';
  return (
    <li className="grid gap-4 border-b border-mist py-5 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <img
        src={preview}
        alt={m.pictures_preview_of({ name })}
        className="aspect-4/3 w-full rounded bg-mist object-cover max-sm:max-w-60"
      />
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
          <div className="flex gap-1">
            {state === 'failed' && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={m.pictures_retry_of({ name })}
                onClick={onRetry}
              >
                {m.pictures_retry()}
              </Button>
            )}
            {isUnderWay ? (
              <Button
                variant="secondary"
                size="sm"
                aria-label={m.pictures_cancel_of({ name })}
                onClick={onCancel}
              >
                {m.ui_cancel()}
              </Button>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                aria-label={m.pictures_remove_of({ name })}
                onClick={onRemove}
              >
                {m.pictures_remove()}
              </Button>
            )}
          </div>
        </div>
        <div aria-live="polite">
          {state === 'waiting' && <p className="text-sm text-muted">{m.pictures_waiting()}</p>}
          {state === 'sending' && (
            <Progress
              label={percent < 100 ? m.pictures_sending() : m.pictures_processing()}
              value={percent}
            />
          )}
          {state === 'done' && (
            <p className="flex items-center gap-1.5 text-sm text-success">
              <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-4" />
              {m.pictures_done()}
            </p>
          )}
          {error && (
            <p className="flex items-center gap-1.5 text-sm text-danger">
              <CircleAlert aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
              {error}
            </p>
          )}
        </div>
        {state !== 'done' && (
          <div className="grid gap-3 sm:grid-cols-2">
            {textFields.map((field) => (
              <Field key={field.name} label={field.label()}>
                <Input
                  value={texts[field.name]}
                  lang={field.lang}
                  maxLength={maxTextLength}
                  disabled={isUnderWay}
                  onChange={(event) => onTexts({ ...texts, [field.name]: event.target.value })}
                />
              </Field>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

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
      <UnsavedChangesGuard
        isDirty={entries.some(({ state }) => state !== 'done')}
        saved={saved}
        openParams="upload"
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
