import type { z } from 'zod';
import { type AdminSettings, rejectionDelaySchema } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { NumberInput, SettingForm, SettingSection } from './setting-form.tsx';
import { useSettingForm } from './use-setting-form.ts';

type RejectionDelay = z.infer<typeof rejectionDelaySchema>;

const resolver = contractResolver(rejectionDelaySchema);

/** How long a rejection is held back before its applicant learns of it. */
export function RejectionSettings({ delay }: { delay: AdminSettings['rejectionDelay'] }) {
  const { mutateAsync } = trpc.admin.settings.updateRejectionDelay.useMutation();
  const setting = useSettingForm<RejectionDelay>({
    name: 'rejections',
    stored: delay,
    resolver,
    save: mutateAsync,
    savedText: m.settings_rejection_saved,
  });
  return (
    <SettingSection
      id="rejections"
      title={m.settings_rejection_title()}
      text={m.settings_rejection_text()}
      changed={delay.changed}
    >
      <SettingForm
        labelledBy="rejections-title"
        setting={setting}
        differences={(stored, mine) => [
          {
            name: m.settings_rejection_label(),
            stored: String(stored.hours),
            mine: String(mine.hours),
          },
        ]}
      >
        <NumberInput<RejectionDelay>
          name="hours"
          label={m.settings_rejection_label()}
          hint={m.settings_rejection_hint()}
        />
      </SettingForm>
    </SettingSection>
  );
}
