import { Controller } from 'react-hook-form';
import type { Announcement } from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { localZone, toLocalTime } from '../../lib/local-time.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type AnnouncementFormType, publications } from './announcement-values.ts';

interface PublicationFieldsProps {
  form: AnnouncementFormType;
  announcement: Announcement | undefined;
}

/** Whether and when employees see it, and where it stands. */
export function PublicationFields({ form, announcement }: PublicationFieldsProps) {
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  const isOut = announcement?.state === 'published';
  const labels = {
    now: { label: isOut ? m.announcements_stay() : m.announcements_publish_now() },
    later: { label: m.announcements_schedule() },
    draft: { label: m.announcements_draft(), description: m.announcements_draft_text() },
  };
  return (
    <div className="grid items-start gap-x-8 gap-y-5 border-t border-mist pt-6 sm:grid-cols-2">
      <Controller
        control={control}
        name="publication"
        render={({ field: { value, onChange } }) => (
          <Field label={m.announcements_publication()} group>
            <RadioGroup
              value={value}
              onValueChange={onChange}
              options={publications.map((one) => ({ value: one, ...labels[one] }))}
            />
          </Field>
        )}
      />
      <div className="grid min-w-0 gap-5">
        {watch('publication') === 'later' && (
          <Field
            label={m.announcements_field_time()}
            hint={m.announcements_time_zone({ zone: localZone() })}
            error={errors.publishedAt?.message}
            required
          >
            <Input
              {...register('publishedAt')}
              type="datetime-local"
              min={toLocalTime(new Date())}
            />
          </Field>
        )}
        <Field
          label={m.announcements_field_until()}
          hint={m.announcements_until_hint()}
          error={errors.until?.message}
        >
          <Input {...register('until')} type="datetime-local" />
        </Field>
        <Controller
          control={control}
          name="isPinned"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Switch
              ref={ref}
              label={m.announcements_pin()}
              description={m.announcements_pin_text()}
              checked={value}
              onCheckedChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      </div>
    </div>
  );
}
