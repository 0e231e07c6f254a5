import { ImagePlus } from 'lucide-react';
import { type DragEvent, useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import {
  type AdminArticle,
  type CreateArticleInput,
  defaultAuthor,
  defaultCategory,
  excerptLength,
  maxContentLength,
} from '../../../shared/contracts/news.ts';
import type { Picture } from '../../../shared/contracts/picture.ts';
import { firstCharacters, markdownToPlainText, slugify } from '../../../shared/domain/text.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { getBrowserTimeZone, toDateTimeLocal } from '../../lib/local-time.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Progress } from '../../ui/progress.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type ArticleValues, publications } from './article-values.ts';
import { ImageInput, useImageUpload } from './image-upload.tsx';
import { MarkdownField } from './markdown-field.tsx';

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

interface ArticleMetadataFieldsProps {
  form: UseFormReturn<ArticleValues, unknown, CreateArticleInput>;
  /** The address does not follow the title. */
  hasOwnSlug: boolean;
  onOwnSlug: (isOwn: boolean) => void;
}

/** Everything about an article beside its texts. */
export function ArticleMetadataFields({ form, hasOwnSlug, onOwnSlug }: ArticleMetadataFieldsProps) {
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

interface PublicationFieldsProps {
  form: UseFormReturn<ArticleValues, unknown, CreateArticleInput>;
  article: AdminArticle | undefined;
}

/** Publication: at once, at a time, or not yet. */
export function PublicationFields({ form, article }: PublicationFieldsProps) {
  const { moment } = useDateTimeFormat();
  const { register, control, watch, formState } = form;
  const isOut = article?.state === 'published';
  const labels = {
    publish: isOut
      ? {
          label: m.content_stay_published(),
          description:
            article.publishedAt &&
            m.content_stay_published_text({ date: moment(article.publishedAt) }),
        }
      : { label: m.content_publish_now(), description: m.content_publish_now_text() },
    schedule: { label: m.content_schedule(), description: m.content_schedule_text() },
    draft: isOut
      ? { label: m.content_unpublish(), description: m.content_unpublish_text() }
      : { label: m.content_keep_draft(), description: m.content_keep_draft_text() },
  };
  return (
    <>
      <Controller
        control={control}
        name="publication"
        render={({ field: { value, onChange } }) => (
          <Field label={m.content_publication()} group>
            <RadioGroup
              value={value}
              onValueChange={onChange}
              options={publications.map((publication) => ({
                value: publication,
                ...labels[publication],
              }))}
            />
          </Field>
        )}
      />
      {watch('publication') === 'schedule' && (
        <Field
          label={m.content_field_time()}
          hint={m.content_time_hint({ zone: getBrowserTimeZone() })}
          error={formState.errors.time?.message}
          required
        >
          <Input {...register('time')} type="datetime-local" min={toDateTimeLocal(new Date())} />
        </Field>
      )}
    </>
  );
}

interface TextFieldsProps {
  form: UseFormReturn<ArticleValues, unknown, CreateArticleInput>;
  language: 'en' | 'de';
  /** True while the address follows the title. */
  slugFollows: boolean;
}

/** Title, excerpt and content in one language. */
export function TextFields({ form, language, slugFollows }: TextFieldsProps) {
  const { register, watch, setValue, formState } = form;
  const isGerman = language === 'de';
  const names = isGerman
    ? ({ title: 'german.title', excerpt: 'german.excerpt', content: 'german.content' } as const)
    : ({ title: 'title', excerpt: 'excerpt', content: 'content' } as const);
  const errors = isGerman ? formState.errors.german : formState.errors;
  const content = watch(names.content);
  return (
    <div className="grid min-w-0 gap-5">
      <Field label={m.content_field_title()} required={!isGerman} error={errors?.title?.message}>
        <Input
          {...register(names.title, {
            onChange: (event) => {
              if (!isGerman && slugFollows) {
                setValue('slug', slugify(String(event.target.value)), { shouldDirty: true });
              }
            },
          })}
          lang={language}
          maxLength={200}
        />
      </Field>
      <MarkdownField
        registration={register(names.content, { maxLength: maxContentLength })}
        content={content}
        language={language}
        required={!isGerman}
        error={errors?.content?.message}
      />
      <Field
        label={m.content_field_excerpt()}
        hint={m.content_excerpt_hint()}
        error={errors?.excerpt?.message}
      >
        <Textarea
          {...register(names.excerpt)}
          lang={language}
          maxLength={500}
          rows={3}
          counter
          placeholder={firstCharacters(markdownToPlainText(content), excerptLength)}
        />
      </Field>
      {isGerman && (
        <Field
          label={m.content_field_category()}
          hint={m.content_category_german_hint()}
          error={formState.errors.german?.category?.message}
        >
          <Input {...register('german.category')} lang="de" maxLength={100} />
        </Field>
      )}
    </div>
  );
}
