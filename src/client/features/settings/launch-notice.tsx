import { Link } from '@tanstack/react-router';
import { ArrowRight, ListChecks } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';

/** Open tasks before going live; nothing once all are done, or while unknown. */
export function LaunchNotice() {
  const { data } = trpc.admin.launch.getChecklist.useQuery(undefined, { staleTime: 0 });
  if (!data) return null;
  const open = data.lines.filter(({ isDone }) => !isDone).length;
  if (open === 0) return null;
  return (
    <Link
      to="/admin/settings"
      hash="launch"
      className="flex min-h-14 items-center gap-3 rounded border-s-[3px] border-warning bg-warning-soft px-4 py-3 text-ink no-underline hover:underline"
    >
      <ListChecks aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-warning" />
      <span className="figures min-w-0 flex-1">
        {m.launch_notice({
          open: m.ui_number({ value: open }),
          total: m.ui_number({ value: data.lines.length }),
        })}
      </span>
      <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-4 shrink-0 text-muted" />
    </Link>
  );
}
