import { Controller, type UseFormReturn } from 'react-hook-form';
import type { AdminArticle, CreateArticleInput } from '../../../shared/contracts/news.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { localZone, toLocalTime } from '../../lib/local-time.ts';
import { useMoments } from '../../lib/use-format.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { type ArticleValues, publications } from './article-values.ts';

interface PublicationFieldsProps {
  form: UseFormReturn<ArticleValues, unknown, CreateArticleInput>;
  article: AdminArticle | undefined;
}

/** When readers see it: at once, at a time, or not yet. */
export function PublicationFields({ form, article }: PublicationFieldsProps) {
  const { moment } = useMoments();
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
          hint={m.content_time_hint({ zone: localZone() })}
          error={formState.errors.time?.message}
          required
        >
          <Input {...register('time')} type="datetime-local" min={toLocalTime(new Date())} />
        </Field>
      )}
    </>
  );
}
