import type { UseFormReturn } from 'react-hook-form';
import type { GalleryTexts } from '../../../shared/contracts/gallery-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

const maxLength = 300;

/** The two texts of a picture, each in both languages. */
export function TextFields({ form }: { form: UseFormReturn<GalleryTexts> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={m.pictures_caption()}
        hint={m.pictures_caption_hint()}
        error={errors.caption?.message}
      >
        <Input {...register('caption')} maxLength={maxLength} />
      </Field>
      <Field
        label={m.pictures_caption_german()}
        hint={m.pictures_caption_hint()}
        error={errors.captionGerman?.message}
      >
        <Input {...register('captionGerman')} lang="de" maxLength={maxLength} />
      </Field>
      <Field label={m.pictures_alt()} hint={m.pictures_alt_hint()} error={errors.alt?.message}>
        <Input {...register('alt')} maxLength={maxLength} />
      </Field>
      <Field
        label={m.pictures_alt_german()}
        hint={m.pictures_alt_hint()}
        error={errors.altGerman?.message}
      >
        <Input {...register('altGerman')} lang="de" maxLength={maxLength} />
      </Field>
    </div>
  );
}
