import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { pageTitle } from '../lib/dialog-behavior.ts';
import { useRowShortcuts } from '../lib/row-keys.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { Button } from './button.tsx';
import {
  ColumnsCard,
  columnName,
  DataTable,
  type RowElementProps,
  type ServerColumns,
  type ServerTable,
  useServerTable,
} from './data-table.tsx';
import { EmptyState } from './empty-state.tsx';
import { NothingFound, PagedList, type PageQuery } from './paged-list.tsx';
import { Select } from './select.tsx';

/** The state of a list as `useListSearch` reads it from the address, or `useListState` where nothing sorts it. */
interface ListState<Sort extends string> {
  sorts?: readonly Sort[];
  sort?: Sort;
  order?: 'asc' | 'desc';
  sortBy: (sort: NoInfer<Sort>, order: 'asc' | 'desc') => unknown;
  turnPage: (cursor: { after: string } | { before: string }) => unknown;
  isFiltered: boolean;
  isLaterPage: boolean;
  clearFilters: () => unknown;
}

interface RowsProps<Row extends { id: string }, Sort extends string> {
  /** Names the table, or the list of cards. */
  label: string;
  list: ListState<Sort>;
  /** Of the table, and of the cards where `card` is not given; none where there are cards of their own alone. */
  columns: ServerColumns<NoInfer<Row>>;
  /** Columns that are hidden are `false`. */
  columnVisibility?: Record<string, boolean>;
  /** The third click on a head of the table, for a list whose own order is none of its columns. */
  onUnsort?: () => void;
  /** Names the orders that are no column, for the cards of a narrow screen; the heads name the others. */
  sortNames?: Partial<Record<NoInfer<Sort>, () => string>>;
  /** The content of a card, for a narrow screen, where it is another than the columns; it places the buttons of the row. */
  card?: (row: NoInfer<Row>, actions: ReactNode) => ReactNode;
  /** The buttons of a row; `leave` moves the focus to the neighbour of a row that goes, or to the heading. */
  actions?: (row: NoInfer<Row>, leave: () => void) => ReactNode;
  /** Stand in for the `tr` and the `li` of a row. */
  TableRow?: ComponentType<RowElementProps> | undefined;
  CardItem?: ComponentType<RowElementProps> | undefined;
  /** The list of cards; `ol` where their order says something. */
  Cards?: 'ul' | 'ol';
  /** Its classes, where the cards do not stand below each other. */
  cardsClass?: string;
}

interface ShownRowsProps<Row extends { id: string }, Sort extends string>
  extends Omit<RowsProps<Row, Sort>, 'actions'> {
  rows: Row[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  actions: ((row: Row) => ReactNode) | undefined;
  /** The screen is too narrow for the table. */
  asCards: boolean;
}

/** The rows as a table, or as cards. */
function Rows<Row extends { id: string }, Sort extends string>({
  list,
  columns,
  columnVisibility = {},
  onUnsort,
  asCards,
  TableRow,
  sortNames = {},
  ...shown
}: ShownRowsProps<Row, Sort>) {
  const { sorts = [], sort, order = 'asc', sortBy } = list;
  const table = useServerTable({
    columns,
    // Only the table has too little room for all columns.
    columnVisibility: asCards ? {} : columnVisibility,
    rows: shown.rows,
    sorts,
    sort,
    order,
    onSort: (next, way) => void sortBy(next, way),
    ...(onUnsort ? { onUnsort } : {}),
  });
  if (!asCards) {
    const { label, selected, onSelect, actions } = shown;
    return (
      <DataTable
        label={label}
        table={table}
        selected={selected}
        onFocusRow={onSelect}
        actions={actions}
        RowElement={TableRow}
      />
    );
  }
  const cards = <RowCards {...shown} table={table} />;
  if (sort === undefined) return cards;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SortFields
        options={sorts.map((value) => ({
          value,
          label: sortNames[value]?.() ?? columnName(table, value) ?? value,
        }))}
        firstOrder={(value) => table.getColumn(value)?.getFirstSortDir() ?? 'desc'}
        sort={sort}
        order={order}
        sortBy={sortBy}
      />
      {cards}
    </div>
  );
}

interface SortFieldsProps<Sort extends string> {
  options: { value: Sort; label: string }[];
  sort: Sort;
  order: 'asc' | 'desc';
  /** The order in which a column is sorted at first. */
  firstOrder: (sort: Sort) => 'asc' | 'desc';
  sortBy: (sort: Sort, order: 'asc' | 'desc') => unknown;
}

/** The sorting that a table has in its heads, for cards. */
function SortFields<Sort extends string>({
  options,
  sort,
  order,
  firstOrder,
  sortBy,
}: SortFieldsProps<Sort>) {
  return (
    <div className="flex max-w-sm gap-2">
      {options.length > 1 && (
        <Select
          aria-label={m.ui_sort_by()}
          value={sort}
          options={options}
          onValueChange={(value) => {
            const chosen = options.find((option) => option.value === value);
            if (chosen) void sortBy(chosen.value, firstOrder(chosen.value));
          }}
        />
      )}
      <Button
        variant="secondary"
        className="shrink-0"
        onClick={() => void sortBy(sort, order === 'asc' ? 'desc' : 'asc')}
      >
        {order === 'asc' ? m.ui_sort_ascending() : m.ui_sort_descending()}
      </Button>
    </div>
  );
}

/** A card of the usual look, below the one before. */
function PlainCard({ isSelected, onFocus, children }: RowElementProps) {
  return (
    <li
      data-selected={isSelected || undefined}
      onFocus={onFocus}
      className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
    >
      {children}
    </li>
  );
}

interface RowCardsProps<Row extends { id: string }, Sort extends string>
  extends Pick<
    ShownRowsProps<Row, Sort>,
    | 'label'
    | 'rows'
    | 'selected'
    | 'onSelect'
    | 'card'
    | 'actions'
    | 'CardItem'
    | 'Cards'
    | 'cardsClass'
  > {
  table: ServerTable<Row>;
}

/** The rows for a narrow screen. */
function RowCards<Row extends { id: string }, Sort extends string>({
  label,
  table,
  rows,
  selected,
  onSelect,
  card,
  actions,
  CardItem = PlainCard,
  Cards = 'ul',
  cardsClass = 'm-0 grid list-none p-0',
}: RowCardsProps<Row, Sort>) {
  return (
    <Cards aria-label={label} className={cardsClass}>
      {rows.map((row) => (
        <CardItem
          key={row.id}
          id={row.id}
          isSelected={row.id === selected}
          onFocus={() => onSelect(row.id)}
        >
          {card ? (
            card(row, actions?.(row))
          ) : (
            <ColumnsCard table={table} id={row.id} actions={actions?.(row)} />
          )}
        </CardItem>
      ))}
    </Cards>
  );
}

interface RecordListProps<Row extends { id: string }, Sort extends string>
  extends RowsProps<Row, Sort> {
  query: PageQuery<Row>;
  /** Says what did not load, where the page has more than this list. */
  errorTitle?: string;
  /** The number of all rows in words. */
  summary?: (total: number) => string;
  /** Says what a search without results can do, beside clearing the filters. */
  nothing?: ReactNode;
  /** Stands there while the list has no rows at all. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** The id of the element that takes the focus for a row: the button or link that opens it. */
  elementId: (id: string) => string;
  /** Opens the row that was reached with j and k. */
  onOpen: (id: string) => void;
  /** Rows that cannot be opened are passed over by the keys. */
  canOpen?: (row: NoInfer<Row>) => boolean;
  /** Explains the keys on a wide screen; given where Enter does something else than open a row. */
  hint?: string;
  /** The width of a screen from which the table fits. */
  minWidth?: '64rem' | '75rem' | '80rem';
  /** Shows the cards even where the table fits. */
  asCards?: boolean;
  /** Says something of the rows, above them. */
  note?: ReactNode;
  /** Stands there while the first rows load, where they are no lines. */
  skeleton?: ReactNode;
  /** Stands around the rows. */
  frame?: (rows: ReactNode) => ReactNode;
}

/**
 * One page of records: a table on a wide screen, cards on a narrow one, j and k through the rows, and the way to the
 * next page. A domain gives its columns and the buttons of a row.
 */
export function RecordList<Row extends { id: string }, Sort extends string = never>({
  query,
  errorTitle = m.ui_error_title(),
  summary = (count) => m.ui_total({ count }),
  nothing,
  empty,
  elementId,
  onOpen,
  canOpen = () => true,
  hint = m.ui_keys_hint(),
  minWidth = '64rem',
  asCards = false,
  note,
  skeleton,
  frame = (rows) => rows,
  actions,
  ...shown
}: RecordListProps<Row, Sort>) {
  const isWide = useMediaQuery(`(min-width: ${minWidth})`);
  const rows = query.data?.rows ?? [];
  const ids = rows.filter(canOpen).map(({ id }) => id);
  const { selected, select } = useRowShortcuts({ ids, elementId, onOpen });
  const { isFiltered, isLaterPage, clearFilters, turnPage } = shown.list;
  // The rows may have changed while a call was under way, and with them the one that is next.
  const rowsNow = useRef(rows);
  useEffect(() => {
    rowsNow.current = rows;
  });
  const focusNeighbour = (id: string) => {
    const at = rowsNow.current.findIndex((row) => row.id === id);
    // Gone before, with another page or search: the focus stays unless it went with the row.
    if (at === -1 && document.activeElement !== document.body) return;
    const neighbour = at === -1 ? undefined : (rowsNow.current[at + 1] ?? rowsNow.current[at - 1]);
    const next = neighbour && document.getElementById(elementId(neighbour.id));
    (next ?? pageTitle())?.focus();
  };

  return (
    <PagedList
      query={query}
      errorTitle={errorTitle}
      summary={summary}
      onPageChange={(cursor) => void turnPage(cursor)}
      hint={isWide ? hint : undefined}
      note={note}
      skeleton={skeleton}
      empty={
        // Also on a page that is gone, because its last row was deleted.
        isFiltered || isLaterPage ? (
          <NothingFound onClear={() => void clearFilters()}>{nothing}</NothingFound>
        ) : (
          <EmptyState title={empty.title} action={empty.action}>
            {empty.text}
          </EmptyState>
        )
      }
    >
      {(rows) =>
        frame(
          <Rows
            {...shown}
            asCards={asCards || !isWide}
            rows={rows}
            selected={selected}
            onSelect={(id) => {
              if (ids.includes(id)) select(id);
            }}
            actions={actions && ((row) => actions(row, () => focusNeighbour(row.id)))}
          />,
        )
      }
    </PagedList>
  );
}
