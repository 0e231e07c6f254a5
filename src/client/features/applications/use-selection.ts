import { createContext, use, useRef, useState } from 'react';
import {
  type ApplicationSummary,
  maxReviewsPerCall,
} from '../../../shared/contracts/application-admin.ts';

type Row = Pick<ApplicationSummary, 'id' | 'version'>;

/** Selection for one decision: some by id, in the version seen, or everything that matches. */
export type RowSelection =
  | { kind: 'some'; versions: ReadonlyMap<string, number> }
  | { kind: 'all' };

const emptySelection: RowSelection = { kind: 'some', versions: new Map() };

/**
 * The chosen rows. They stay chosen from page to page, as long as search and filters are the same.
 * @param rows those of the page
 * @param matches the search and the filters; another text begins anew
 */
export function useRowSelection(rows: readonly Row[], matches: string) {
  const [state, setState] = useState({ matches, selection: emptySelection });
  const selection = state.matches === matches ? state.selection : emptySelection;
  const lastTouched = useRef<string>(undefined);

  const choose = (next: RowSelection) => setState({ matches, selection: next });

  function mark(changed: readonly Row[], isChosen: boolean) {
    // One by one out of everything is no choice that could be told in a sentence: it begins with this page.
    const versions = new Map(
      selection.kind === 'all' ? rows.map(({ id, version }) => [id, version]) : selection.versions,
    );
    for (const { id, version } of changed) {
      if (!isChosen) versions.delete(id);
      else if (versions.size < maxReviewsPerCall) versions.set(id, version);
    }
    choose({ kind: 'some', versions });
  }

  /** With `isRange` all rows from the one that was touched before. */
  function markRow(row: Row, isChosen: boolean, isRange: boolean) {
    const here = rows.findIndex(({ id }) => id === row.id);
    const there = rows.findIndex(({ id }) => id === lastTouched.current);
    lastTouched.current = row.id;
    if (!isRange || there === -1) return mark([row], isChosen);
    mark(rows.slice(Math.min(here, there), Math.max(here, there) + 1), isChosen);
  }

  const isChosen = (id: string) => selection.kind === 'all' || selection.versions.has(id);
  const onPage = rows.filter(({ id }) => isChosen(id)).length;
  return {
    selection,
    isChosen,
    markRow,
    markPage: (isMarked: boolean) => mark(rows, isMarked),
    page: onPage === 0 ? false : onPage === rows.length ? true : ('indeterminate' as const),
    chooseAll: () => choose({ kind: 'all' }),
    clear: () => choose(emptySelection),
  };
}
export type RowSelectionState = ReturnType<typeof useRowSelection>;

export const SelectionContext = createContext<RowSelectionState | null>(null);

/** The selection of the table around. */
export function useSelectionContext(): RowSelectionState {
  const chosen = use(SelectionContext);
  if (!chosen) throw new Error('a table with a selection is missing around this');
  return chosen;
}
