import { ImagePlus } from 'lucide-react';
import { type DragEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  type AdminArticle,
  defaultAuthor,
  defaultCategory,
  excerptLength,
  maxContentLength,
} from '../../../shared/contracts/news.ts';
import { type Picture, pictureTypes } from '../../../shared/contracts/picture.ts';
import { firstCharacters, markdownToPlainText, slugify } from '../../../shared/domain/text.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { getBrowserTimeZone, toDateTimeLocal } from '../../lib/local-time.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { HiddenFileInput } from '../../ui/file-input.tsx';
import { errorMessageAt, fieldsOf } from '../../ui/form-fields.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Progress } from '../../ui/progress.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type ArticleValues, publications } from './article-values.ts';
import { MarkdownField, useImageUpload } from './markdown-field.tsx';

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
        <HiddenFileInput
          ref={input}
          accept={pictureTypes.join()}
          onFiles={([file]) => file && upload(file)}
        />
      </section>
    </Field>
  );
}

const { TextField, TextareaField, CustomField } = fieldsOf<ArticleValues>();

interface ArticleMetadataFieldsProps {
  /** The address does not follow the title. */
  hasOwnSlug: boolean;
  onOwnSlug: (isOwn: boolean) => void;
}

/** Everything about an article beside its texts. */
export function ArticleMetadataFields({ hasOwnSlug, onOwnSlug }: ArticleMetadataFieldsProps) {
  const { watch } = useFormContext<ArticleValues>();
  const address = `/news/${watch('slug')}`;
  return (
    <>
      <TextField
        name="slug"
        label={m.content_field_slug()}
        hint={hasOwnSlug ? address : m.content_slug_hint({ address })}
        onChange={(event) => onOwnSlug(event.target.value !== '')}
        maxLength={140}
        spellCheck={false}
        autoCapitalize="none"
      />
      <CustomField name="mainImage">
        {({ value, ...control }) => <MainImageField picture={value} {...control} />}
      </CustomField>
      <TextField
        name="category"
        label={m.ui_category()}
        hint={m.content_category_hint()}
        maxLength={100}
        placeholder={defaultCategory}
      />
      <TextField
        name="authorName"
        label={m.content_field_author()}
        hint={m.content_author_hint()}
        maxLength={200}
        placeholder={defaultAuthor}
      />
      <TextField
        name="tags"
        label={m.content_field_tags()}
        hint={m.content_labels_hint()}
        maxLength={2000}
      />
      <TextField
        name="hashtags"
        label={m.content_field_hashtags()}
        hint={m.content_labels_hint()}
        maxLength={2000}
      />
    </>
  );
}

/** Publication: at once, at a time, or not yet. */
export function PublicationFields({ article }: { article: AdminArticle | undefined }) {
  const { moment } = useDateTimeFormat();
  const { watch } = useFormContext<ArticleValues>();
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
      <CustomField name="publication">
        {({ value, onChange }) => (
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
      </CustomField>
      {watch('publication') === 'schedule' && (
        <TextField
          name="time"
          type="datetime-local"
          label={m.content_field_time()}
          hint={m.content_time_hint({ zone: getBrowserTimeZone() })}
          min={toDateTimeLocal(new Date())}
          required
        />
      )}
    </>
  );
}

interface TextFieldsProps {
  language: 'en' | 'de';
  /** True while the address follows the title. */
  slugFollows: boolean;
}

/** Title, excerpt and content in one language. */
export function TextFields({ language, slugFollows }: TextFieldsProps) {
  const { register, watch, setValue, formState } = useFormContext<ArticleValues>();
  const isGerman = language === 'de';
  const names = isGerman
    ? ({ title: 'german.title', excerpt: 'german.excerpt', content: 'german.content' } as const)
    : ({ title: 'title', excerpt: 'excerpt', content: 'content' } as const);
  const content = watch(names.content);
  return (
    <>
      <TextField
        name={names.title}
        label={m.ui_title()}
        required={!isGerman}
        onChange={(event) => {
          if (!isGerman && slugFollows) {
            setValue('slug', slugify(event.target.value), { shouldDirty: true });
          }
        }}
        lang={language}
        maxLength={200}
      />
      <MarkdownField
        registration={register(names.content, { maxLength: maxContentLength })}
        content={content}
        language={language}
        required={!isGerman}
        error={errorMessageAt(formState.errors, names.content)}
      />
      <TextareaField
        name={names.excerpt}
        label={m.content_field_excerpt()}
        hint={m.content_excerpt_hint()}
        lang={language}
        maxLength={500}
        rows={3}
        counter
        placeholder={firstCharacters(markdownToPlainText(content), excerptLength)}
      />
      {isGerman && (
        <TextField
          name="german.category"
          label={m.ui_category()}
          hint={m.content_category_german_hint()}
          lang="de"
          maxLength={100}
        />
      )}
    </>
  );
}
