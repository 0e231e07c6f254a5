import type { Decision } from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Fold } from './fold.tsx';
import { statusLabels } from './labels.ts';
import { useFormats } from './use-formats.ts';

export function DecisionHistory({ decisions }: { decisions: readonly Decision[] }) {
  const formats = useFormats();
  return (
    <Fold title={m.admin_history()} summary={formats.whole(decisions.length)}>
      {decisions.length === 0 ? (
        <p className="text-sm text-muted">{m.admin_history_none()}</p>
      ) : (
        <ol className="m-0 grid list-none gap-4 p-0 text-sm">
          {decisions.map(({ id, from, to, note, actorName, createdAt }) => (
            <li key={id} className="min-w-0 border-s-2 border-mist ps-3 wrap-anywhere">
              <p className="font-medium">
                {from === to
                  ? m.admin_history_kept({ status: statusLabels[to]() })
                  : m.admin_history_change({ from: statusLabels[from](), to: statusLabels[to]() })}
              </p>
              <p className="figures text-muted">
                {m.admin_history_by({ name: actorName, date: formats.moment(createdAt) })}
              </p>
              {note && (
                <p dir="auto" className="mt-1 whitespace-pre-line">
                  {note}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Fold>
  );
}
