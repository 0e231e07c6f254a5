import { Controller, type UseFormReturn } from 'react-hook-form';
import {
  type CreateArticleInput,
  defaultAuthor,
  defaultCategory,
} from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { ArticleValues } from './article-values.ts';
import { MainImageField } from './main-image-field.tsx';

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
