import { getRouteApi } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useListSearch } from '../../lib/list-search.ts';
import { ListToolbar } from '../../ui/list-toolbar.tsx';

const route = getRouteApi('/portal/admin/inbox');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;
export type InboxTab = NonNullable<Search['tab']>;

/** The open tab, which the address names, and the way to another one. */
export function useInboxTab() {
  const { tab = 'messages' }: { tab?: InboxTab | undefined } = route.useSearch();
  const navigate = route.useNavigate();
  return {
    tab,
    /** Each tab begins with a list of its own. */
    open: (next: InboxTab) =>
      navigate({ search: { tab: next === 'messages' ? undefined : next }, resetScroll: false }),
  };
}

/** The state of the open tab's list, the newest first; a tab is narrowed by one filter of its own. */
export const useInboxList = <Sort extends NonNullable<Search['sort']>>(
  sorts: readonly (Sort | 'createdAt')[],
  filters: Partial<Record<keyof Search, undefined>>,
) =>
  useListSearch(route.useSearch(), route.useNavigate(), {
    sorts,
    sort: 'createdAt',
    order: 'desc',
    filters,
  });

/** The search of a tab's list, with its filters. */
export function InboxToolbar(props: Omit<ComponentProps<typeof ListToolbar>, 'className'>) {
  return <ListToolbar {...props} className="w-full sm:w-96" />;
}
