import { useRouteContext } from '@tanstack/react-router';
import { meetingMinutes } from '../../../shared/content/availability.ts';
import { type Availability, availabilitySchema } from '../../../shared/contracts/availability.ts';
import type { AdminSettings } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.ts';
import { FieldGroup } from '../../ui/field-group.tsx';
import { ExceptionsGroup } from './exceptions-group.tsx';
import { HoursFields } from './hours-fields.tsx';
import { hoursDifferences, limitLabels } from './hours-in-words.ts';
import { NumberInput } from './number-input.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingSection } from './setting-section.tsx';
import { SlotsPreview } from './slots-preview.tsx';
import { useSettingForm } from './use-setting-form.ts';
import { weekdayNames } from './weekday-names.ts';

const resolver = contractResolver(availabilitySchema);
const limits = ['noticeHours', 'horizonDays', 'bufferMinutes'] as const;

/** When meetings can be booked. */
export function HoursSettings({ availability }: { availability: AdminSettings['availability'] }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { mutateAsync } = trpc.admin.settings.updateAvailability.useMutation();
  const setting = useSettingForm<Availability>({
    name: 'hours',
    stored: availability,
    resolver,
    save: mutateAsync,
    savedText: m.settings_hours_saved,
  });
  return (
    <SettingSection
      id="hours"
      title={m.settings_hours_title()}
      text={m.settings_hours_text({ minutes: meetingMinutes })}
      changed={availability.changed}
    >
      <SettingForm
        labelledBy="hours-title"
        setting={setting}
        differences={(stored, mine) => hoursDifferences(stored, mine, locale)}
      >
        <FieldGroup title={m.settings_hours_week()} className="gap-0">
          {weekdayNames(locale).map((day, index) => (
            <div
              key={day}
              className="grid gap-x-6 border-t border-mist py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <p className="leading-11 font-medium">{day}</p>
              <HoursFields name={`weekdays.${index}`} day={day} />
            </div>
          ))}
        </FieldGroup>
        <ExceptionsGroup />
        <FieldGroup title={m.settings_hours_limits()} className="sm:grid-cols-3">
          {limits.map((limit) => (
            <NumberInput<Availability>
              key={limit}
              name={limit}
              label={limitLabels[limit].name()}
              hint={limitLabels[limit].note()}
            />
          ))}
        </FieldGroup>
        <SlotsPreview />
      </SettingForm>
    </SettingSection>
  );
}
