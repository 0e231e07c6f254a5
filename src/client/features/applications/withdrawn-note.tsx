import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useFormats } from './use-formats.ts';

/** Stands where decisions are taken on other applications. */
export function WithdrawnNote({ withdrawnAt }: { withdrawnAt: Date }) {
  const formats = useFormats();
  return (
    <p className="w-full text-sm text-muted">
      {m.admin_withdrawn_note({ date: formats.moment(withdrawnAt) })}
    </p>
  );
}
