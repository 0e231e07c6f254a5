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
import { Controller, type UseFormReturn } from 'react-hook-form';
import { type CreateArticleInput, defaultAuthor, defaultCategory } from '../../../shared/contracts/news.ts';
import { Input } from '../../ui/input.tsx';
import type { ArticleValues } from './article-values.ts';

interface MainImageFieldProps {
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
  error: string | undefined;
}

function MainImageField({ picture, onChange, error }: MainImageFieldProps) {
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

interface AboutFieldsProps {
  form: UseFormReturn<ArticleValues, unknown, CreateArticleInput>;
  /** The address does not follow the title. */
  hasOwnSlug: boolean;
  onOwnSlug: (isOwn: boolean) => void;
}

/** Everything about an article beside its texts. */
export function AboutFields({ form, hasOwnSlug, onOwnSlug }: AboutFieldsProps) {
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  const address = `/news/${watch('slug')}`;
  return (
    <>
      <Field
        label={m.content_field_slug()}
        hint={hasOwnSlug ? address : m.content_slug_hint({ address })}
        error={errors.slug?.message}
      >
        <Input
          {...register('slug', { onChange: (event) => onOwnSlug(event.target.value !== '') })}
          maxLength={140}
          spellCheck={false}
          autoCapitalize="none"
        />
      </Field>
      <Controller
        control={control}
        name="mainImage"
        render={({ field: { value, onChange } }) => (
          <MainImageField picture={value} onChange={onChange} error={errors.mainImage?.message} />
        )}
      />
      <Field
        label={m.content_field_category()}
        hint={m.content_category_hint()}
        error={errors.category?.message}
      >
        <Input {...register('category')} maxLength={100} placeholder={defaultCategory} />
      </Field>
      <Field
        label={m.content_field_author()}
        hint={m.content_author_hint()}
        error={errors.authorName?.message}
      >
        <Input {...register('authorName')} maxLength={200} placeholder={defaultAuthor} />
      </Field>
      <Field
        label={m.content_field_tags()}
        hint={m.content_labels_hint()}
        error={errors.tags?.message}
      >
        <Input {...register('tags')} maxLength={2000} />
      </Field>
      <Field
        label={m.content_field_hashtags()}
        hint={m.content_labels_hint()}
        error={errors.hashtags?.message}
      >
        <Input {...register('hashtags')} maxLength={2000} />
      </Field>
    </>
  );
}
