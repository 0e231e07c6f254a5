import { ImagePlus } from 'lucide-react';
import { type DragEvent, useRef } from 'react';
import type { Picture } from '../../../shared/contracts/picture.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ImageInput } from './image-input.tsx';
import { useImageUpload } from './use-image-upload.ts';

interface MainImageFieldProps {
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
  error: string | undefined;
}

export function MainImageField({ picture, onChange, error }: MainImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { percent, upload } = useImageUpload(onChange);

  function drop(event: DragEvent) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) upload(file);
  }

  return (
    <Field group label={m.content_field_image()} hint={m.content_image_hint()} error={error}>
      <section
        aria-label={m.content_field_image()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="grid gap-3"
      >
        {picture ? (
          <PictureImage
            picture={picture}
            alt={m.content_image_alt()}
            sizes="24rem"
            className="aspect-16/10 w-full rounded object-cover"
          />
        ) : (
          <div className="grid aspect-16/10 w-full place-items-center rounded border border-dashed border-edge">
            <ImagePlus aria-hidden="true" strokeWidth={1.5} className="size-8 text-muted" />
          </div>
        )}
        {percent !== null && <Progress label={m.content_image_sending()} value={percent} />}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            pending={percent !== null}
            onClick={() => input.current?.click()}
          >
            {picture ? m.content_image_replace() : m.content_image_choose()}
          </Button>
          {picture && (
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              {m.content_image_remove()}
            </Button>
          )}
        </div>
        <ImageInput ref={input} onFile={upload} />
      </section>
    </Field>
  );
}
