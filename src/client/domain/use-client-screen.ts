import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/portal/admin/clients/$id');

type Search = ReturnType<typeof route.useSearch>;
type Tab = NonNullable<Search['tab']>;

/** The state of a client's screen, which lives in the address, and the ways to change it. */
export function useClientPageSearch() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const put = (part: Partial<Search>, options?: { replace?: boolean }) =>
    navigate({ search: (prev) => ({ ...prev, ...part }), resetScroll: false, ...options });
  return {
    clientId: id,
    search,
    put,
    /** Each tab begins with a list of its own. */
    showTab: (tab: Tab | undefined) => navigate({ search: { tab }, resetScroll: false }),
    turnPage: (cursor: { after: string } | { before: string }) =>
      put({ after: undefined, before: undefined, ...cursor }),
  };
}
