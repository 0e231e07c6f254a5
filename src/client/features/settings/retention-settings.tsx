import { Link, useRouteContext } from '@tanstack/react-router';
import {
  type RetainedKind,
  type Retention,
  retentionSchema,
} from '../../../shared/contracts/retention.ts';
import type { AdminSettings } from '../../../shared/contracts/settings.ts';
import { retainedKinds } from '../../../shared/domain/retention-periods.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { QueryError } from '../../ui/query-result.tsx';
import type { FieldText } from '../../ui/record-form.tsx';
import { NumberInput, SettingForm } from './setting-form.tsx';

/** Number of records of a kind that are older than its saved period. */
function OverdueCount({ kind }: { kind: RetainedKind }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { data, isError } = trpc.admin.settings.countOverdue.useQuery();
  if (isError && !data) return null;
  return (
    <p className="figures text-sm text-muted">
      {data
        ? m.settings_retention_older({
            count: new Intl.NumberFormat(locale).format(data[kind]),
          })
        : m.settings_retention_counting()}
    </p>
  );
}

/** Says that the older records were not counted, where they were not. */
function OverdueFailure() {
  const count = trpc.admin.settings.countOverdue.useQuery();
  return count.error && <QueryError title={m.settings_retention_not_counted()} query={count} />;
}

interface RetainedText {
  name: () => string;
  note?: () => string;
}

const retainedTexts: Record<RetainedKind, RetainedText> = {
  rejectedApplications: {
    name: m.settings_retention_rejected,
    note: m.settings_retention_rejected_text,
  },
  otherApplications: { name: m.settings_retention_other, note: m.settings_retention_other_text },
  contactMessages: { name: m.settings_retention_messages },
  unconfirmedNewsletter: { name: m.settings_retention_newsletter },
  bookings: { name: m.settings_retention_bookings, note: m.settings_retention_bookings_text },
  activityLog: { name: m.settings_retention_activity },
};

const resolver = contractResolver(retentionSchema);

const texts = (value: Retention): FieldText[] =>
  retainedKinds.map((kind) => [retainedTexts[kind].name(), String(value[kind])]);

/** Retention periods of records of people, and the number of older ones. */
export function RetentionSettings({ retention }: { retention: AdminSettings['retention'] }) {
  const { mutateAsync } = trpc.admin.settings.updateRetention.useMutation();
  return (
    <SettingForm<Retention>
      id="retention"
      title={m.settings_retention_title()}
      text={
        <>
          {m.settings_retention_text()}{' '}
          <Link to="/admin/retention" className={textLinkClass}>
            {m.settings_retention_preview()}
          </Link>
        </>
      }
      stored={retention}
      resolver={resolver}
      save={mutateAsync}
      savedText={m.settings_retention_saved}
      texts={texts}
    >
      <OverdueFailure />
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {retainedKinds.map((kind) => (
          <div key={kind} className="grid content-start gap-1.5">
            <NumberInput<Retention>
              name={kind}
              label={m.settings_retention_label({ kind: retainedTexts[kind].name() })}
              hint={retainedTexts[kind].note?.()}
            />
            <OverdueCount kind={kind} />
          </div>
        ))}
      </div>
    </SettingForm>
  );
}
