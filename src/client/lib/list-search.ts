/** Search parameters common to every list. */
type ListState = {
  search?: string | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
};

type Options = { replace?: boolean; resetScroll?: boolean };
/** Leads to the same screen with another state, as the `navigate` of its route does. */
type Change<Search> = (next: (prev: Search) => Search, options?: Options) => Promise<void>;

const firstPage = { after: undefined, before: undefined };
const inPlace = { resetScroll: false };

/** Tells whether one of these parameters is set. */
export const hasAnyParam = <Search extends object>(
  search: Search,
  names: Partial<Record<keyof Search, undefined>>,
): boolean => Object.entries(search).some(([name, value]) => name in names && value !== undefined);

/** The ways to change the state of a list, which lives in the address. Another search, filter or order begins on the first page. */
export function createListActions<Search extends ListState>(change: Change<Search>) {
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
