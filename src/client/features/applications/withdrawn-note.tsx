import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';

/** Stands where decisions are taken on other applications. */
export function WithdrawnNote({ withdrawnAt }: { withdrawnAt: Date }) {
  const { moment } = useMoments();
  return (
    <p className="w-full text-sm text-muted">
      {m.admin_withdrawn_note({ date: moment(withdrawnAt) })}
    </p>
  );
}
