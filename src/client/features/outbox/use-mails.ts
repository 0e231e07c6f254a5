import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { useOutboxSearch } from './use-outbox-search.ts';

/** So often a page is asked for again while a mail of it waits, in milliseconds. */
const lookEveryMs = 5000;

/** The page of the outbox that the address describes; the rows before stay while the next ones load. */
export function useMails() {
  const { search, sort, order } = useOutboxSearch();
  const { mail: _open, ...input } = search;
  return trpc.admin.mails.list.useQuery(
    { ...input, sort, order },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.rows.some(({ status }) => status === 'queued') ? lookEveryMs : false,
    },
  );
}
