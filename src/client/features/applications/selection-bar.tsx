import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useChosen } from './use-selection.ts';
import { useTell } from './use-tell.ts';

interface SelectionBarProps {
  /** Everything that matches search and filters. */
  total: number;
  /** False where the rows are only similar to the search: those are decided on one by one. */
  canChooseAll: boolean;
  /** Those of the list know nothing of their rejection: they can be told. */
  isUntold: boolean;
  onDecide: () => void;
}

/** What is chosen, and what can be done with it. */
export function SelectionBar({ total, canChooseAll, isUntold, onDecide }: SelectionBarProps) {
  const { selection, chooseAll, clear } = useChosen();
  const { tell, isTelling } = useTell(clear);
  const count = selection.kind === 'all' ? total : selection.versions.size;
  if (count === 0) return null;
  return (
    <section
      aria-label={m.admin_app_selection()}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-sea-soft px-4 py-2"
    >
      <p aria-live="polite" className="figures text-sm font-medium">
        {selection.kind === 'all'
          ? m.admin_app_selected_all({ count })
          : m.admin_app_selected({ count })}
      </p>
      <Button size="sm" onClick={onDecide}>
        {m.admin_app_bulk()}
      </Button>
      {isUntold && selection.kind === 'some' && (
        <Button
          variant="secondary"
          size="sm"
          pending={isTelling}
          onClick={() => tell([...selection.versions.keys()], 'mail')}
        >
          {m.admin_tell_now()}
        </Button>
      )}
      {selection.kind === 'some' && canChooseAll && total > count && (
        <Button variant="secondary" size="sm" onClick={chooseAll}>
          {m.admin_app_select_all({ count: total })}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={clear}>
        {m.admin_app_select_none()}
      </Button>
    </section>
  );
}
