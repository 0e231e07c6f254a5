import { useRouteContext } from '@tanstack/react-router';
import type { RetainedKind } from '../../../shared/contracts/retention.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';

/** How many records of a kind are older than its saved period. */
export function OverdueCount({ kind }: { kind: RetainedKind }) {
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
