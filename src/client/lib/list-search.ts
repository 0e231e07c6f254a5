import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDialogHistory } from './dialog-behavior.ts';

/** Search parameters common to every list. */
type ListParams = {
  search?: string | undefined;
  sort?: string | undefined;
  order?: Order | undefined;
  after?: string | undefined;
  before?: string | undefined;
};

type Order = 'asc' | 'desc';
type Options = { replace?: boolean; resetScroll?: boolean };
/** Leads to the same screen with another state, as the `navigate` of its route does. */
type Change<Search> = (next: (prev: Search) => Search, options?: Options) => Promise<void>;

const firstPage = { after: undefined, before: undefined };
const inPlace = { resetScroll: false };

/** The ways to change the state of a list, which lives in the address. Another search, filter or order begins on the first page. */
function createListActions<Search extends ListParams>(change: Change<Search>) {
  const filter = (filters: Partial<Search>, options?: Options) =>
    change((prev) => ({ ...prev, ...firstPage, ...filters }), { ...inPlace, ...options });
  return {
    /** Each letter would be an entry of its own in the history. */
    find: (text: string) =>
      change((prev) => ({ ...prev, ...firstPage, search: text || undefined }), {
        ...inPlace,
        replace: true,
      }),
    filter,
    sortBy: (sort: Search['sort'], order: Search['order']) =>
      change((prev) => ({ ...prev, ...firstPage, sort, order }), inPlace),
    turnPage: (cursor: { after: string } | { before: string }) =>
      change((prev) => ({ ...prev, ...firstPage, ...cursor })),
    /** Opens or closes what lies over the list, which stays as it is. */
    put: (part: Partial<Search>, options?: Options) =>
      change((prev) => ({ ...prev, ...part }), { ...inPlace, ...options }),
  };
}

/** Returns whether one of these parameters is set. */
const hasAnyParam = <Search extends object>(
  search: Search,
  names: Partial<Record<keyof Search, undefined>>,
): boolean => Object.entries(search).some(([name, value]) => name in names && value !== undefined);

/** Leads to another state of the list, as the `useNavigate` of its route gives it. */
type Navigate<Search> = (options: { search: (prev: Search) => Search } & Options) => Promise<void>;

/** The filters beside the search, which all lists have; a choice of views, one of which is always shown, is none. */
type Filters<Search> = Partial<Record<keyof Search, undefined>>;

/** Reads the state of a list from the address, as `useSearch` of its route gives it, and offers the ways to change it. */
export function useListState<Search extends ListParams>(
  search: Search,
  navigate: Navigate<NoInfer<Search>>,
  filters: Filters<NoInfer<Search>>,
) {
  const list = createListActions<Search>((next, options) => navigate({ search: next, ...options }));
  const noFilters: typeof filters = { search: undefined, ...filters };
  return {
    ...list,
    search,
    /** Input of the list's procedure, to which a list adds its own filters. */
    page: { search: search.search, after: search.after, before: search.before },
    isFiltered: hasAnyParam(search, noFilters),
    isLaterPage: (search.after ?? search.before) !== undefined,
    clearFilters: () => list.filter(noFilters),
  };
}

/** Options of the query of a list: the page before stays in sight while the next one loads. */
export const pageOptions = { placeholderData: keepPreviousData } as const;

interface ListDescription<Search extends ListParams, Sort extends string> {
  /** The names of the orders that the server knows; the first order is `sort`. */
  sorts: readonly Sort[];
  sort: Sort;
  order: Order | ((sort: Sort) => Order);
  filters: Filters<NoInfer<Search>>;
}

/** Does the same for a list that can be sorted. */
export function useListSearch<Search extends ListParams, Sort extends Search['sort'] & string>(
  search: Search,
  navigate: Navigate<NoInfer<Search>>,
  { sorts, sort: firstSort, order: firstOrder, filters }: ListDescription<Search, Sort>,
) {
  const list = useListState(search, navigate, filters);
  const sort = sorts.find((name) => name === search.sort) ?? firstSort;
  const order = search.order ?? (typeof firstOrder === 'function' ? firstOrder(sort) : firstOrder);
  return {
    ...list,
    sorts,
    sort,
    order,
    page: { ...list.page, sort, order },
    /** The address names no sort where there is only one. */
    sortBy: (next: Search['sort'], order: Search['order']) =>
      list.sortBy(sorts.length > 1 ? next : undefined, order),
  };
}

const findById = (id: string | undefined) => (id ? document.getElementById(id) : null);

interface AddressDialogOptions<Search> {
  /** The parameters without the dialog. */
  closed: Partial<Search>;
  /** Id of the element that has the focus once the dialog is closed, read while it is open; the element that had it before by default. */
  opener?: string | false | undefined;
  /** Id of the element that has it where the opener is gone. */
  fallback?: string;
}

/** Opens a dialog over a screen by naming it in the address, with an entry of its own in the history, and closes it. */
export function useAddressDialog<Search>(
  { put }: { put: (part: Partial<Search>, options?: Options) => unknown },
  { closed, opener, fallback }: AddressDialogOptions<NoInfer<Search>>,
) {
  const history = useDialogHistory(() => void put(closed, { replace: true }));
  const lastOpener = useRef<string>(undefined);
  if (opener) lastOpener.current = opener;
  return {
    open: (part: Partial<NoInfer<Search>>) => {
      history.noteOpened();
      void put(part);
    },
    /** Properties of the dialog. */
    dialog: {
      onClose: history.close,
      returnFocus: () => findById(lastOpener.current) ?? findById(fallback),
    },
  };
}
