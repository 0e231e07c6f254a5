import { CircleAlert, CircleCheck } from 'lucide-react';
import type { GalleryTexts } from '../../../shared/contracts/gallery-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { UploadEntry } from './upload-entry.ts';

interface UploadRowProps {
  entry: UploadEntry;
  onTexts: (texts: GalleryTexts) => void;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

const fields = [
  { name: 'caption', label: m.pictures_caption, lang: undefined },
  { name: 'captionGerman', label: m.pictures_caption_german, lang: 'de' },
  { name: 'alt', label: m.pictures_alt, lang: undefined },
  { name: 'altGerman', label: m.pictures_alt_german, lang: 'de' },
] as const;

export function UploadRow({ entry, onTexts, onCancel, onRetry, onRemove }: UploadRowProps) {
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
            {fields.map((field) => (
              <Field key={field.name} label={field.label()}>
                <Input
                  value={texts[field.name]}
                  lang={field.lang}
                  maxLength={300}
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
