import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { retainedKinds } from '../../../shared/content/retention.ts';
import { type Retention, retentionSchema } from '../../../shared/contracts/retention.ts';
import type { AdminSettings } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.ts';
import { textLink } from '../../ui/text-link.ts';
import type { Difference } from './conflict-notice.tsx';
import { NumberInput } from './number-input.tsx';
import { OverdueCount } from './overdue-count.tsx';
import { OverdueFailure } from './overdue-failure.tsx';
import { retained } from './retention-labels.ts';
import { SettingForm } from './setting-form.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const resolver = contractResolver(retentionSchema);

function differences(stored: Retention, mine: Retention): Difference[] {
  return retainedKinds
    .filter((kind) => stored[kind] !== mine[kind])
    .map((kind) => ({
      name: retained[kind].name(),
      stored: String(stored[kind]),
      mine: String(mine[kind]),
    }));
}

/** How long records of people are to be kept, and how many are older. */
export function RetentionSettings({ retention }: { retention: AdminSettings['retention'] }) {
  const queryClient = useQueryClient();
  const countKey = getQueryKey(trpc.admin.settings.countOverdue);
  const { mutateAsync } = trpc.admin.settings.updateRetention.useMutation({
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: countKey }),
  });
  const setting = useSettingForm<Retention>({
    name: 'retention',
    stored: retention,
    resolver,
    save: mutateAsync,
    savedText: m.settings_retention_saved,
  });
  return (
    <SettingSection
      id="retention"
      title={m.settings_retention_title()}
      text={
        <>
          {m.settings_retention_text()}{' '}
          <Link to="/admin/retention" className={textLink}>
            {m.settings_retention_preview()}
          </Link>
        </>
      }
      changed={retention.changed}
    >
      <SettingForm labelledBy="retention-title" setting={setting} differences={differences}>
        <OverdueFailure />
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {retainedKinds.map((kind) => (
            <div key={kind} className="grid content-start gap-1.5">
              <NumberInput<Retention>
                name={kind}
                label={m.settings_retention_label({ kind: retained[kind].name() })}
                hint={retained[kind].note?.()}
              />
              <OverdueCount kind={kind} />
            </div>
          ))}
        </div>
      </SettingForm>
    </SettingSection>
  );
}
