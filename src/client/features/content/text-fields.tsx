import type { UseFormReturn } from 'react-hook-form';
import {
  type CreateArticleInput,
  excerptLength,
  maxContentLength,
} from '../../../shared/contracts/news.ts';
import { firstCharacters, plainTextOf, slugOf } from '../../../shared/domain/text.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import type { ArticleValues } from './article-values.ts';
import { MarkdownField } from './markdown-field.tsx';

interface TextFieldsProps {
  form: UseFormReturn<ArticleValues, unknown, CreateArticleInput>;
  language: 'en' | 'de';
  /** Whether the address still follows the title. */
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
                setValue('slug', slugOf(String(event.target.value)), { shouldDirty: true });
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
          placeholder={firstCharacters(plainTextOf(content), excerptLength)}
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
