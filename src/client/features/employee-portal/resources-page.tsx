import { keepPreviousData } from '@tanstack/react-query';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { ResourceGroups } from './resource-groups.tsx';
import { ResourcesEmpty } from './resources-empty.tsx';
import { ResourcesToolbar } from './resources-toolbar.tsx';
import { useResourcesSearch } from './use-resources-search.ts';

export function ResourcesPage() {
  const { search, turnPage } = useResourcesSearch();
  const { show, ...filter } = search;
  const query = trpc.employee.listResources.useQuery(
    { ...filter, isWaiting: show === 'waiting' },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <h1 className="text-2xl">{m.employee_portal_resources()}</h1>
      <ResourcesToolbar categories={query.data?.categories} waiting={query.data?.waiting} />
      <PagedList
        query={query}
        errorTitle={m.resources_error()}
        empty={<ResourcesEmpty />}
        summary={(count) => m.resources_total({ count })}
        onTurn={(cursor) => void turnPage(cursor)}
      >
        {(rows) => <ResourceGroups resources={rows} />}
      </PagedList>
    </main>
  );
}
