import { m } from '../../../shared/i18n/paraglide/messages.js';

/** What a record is called; somebody may have left no name. */
export function RecordLabel({ label }: { label: string }) {
  if (label === '') return <span className="text-muted">{m.retention_nameless()}</span>;
  return <bdi className="wrap-anywhere">{label}</bdi>;
}
