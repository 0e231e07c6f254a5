import { keepPreviousData } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import {
  type AcknowledgementState,
  acknowledgementStateSchema,
  type Resource,
  type ResourceRow,
} from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';

/** Data shared by all rows of a list that show the acknowledgements of their resource. */
export const ReadersContext = createContext<{
  /** Active users with the employee's role. */
  employees: number;
  onOpen: (id: string) => void;
}>({ employees: 0, onOpen: () => {} });

export const readersButtonId = (id: string) => `readers-${id}`;

/** Number of acknowledgements of the current version; leads to their names. */
export function ReadersButton({ resource }: { resource: ResourceRow }) {
  const { employees, onOpen } = use(ReadersContext);
  const { id, title, requiresAcknowledgement, acknowledged } = resource;
  if (!requiresAcknowledgement) {
    return <span className="text-sm text-muted">{m.resources_not_asked()}</span>;
  }
  const counts = { done: acknowledged, all: employees };
  return (
    <Button
      id={readersButtonId(id)}
      variant="quiet"
      size="sm"
      className="figures"
      aria-label={m.resources_show_readers({ title, ...counts })}
      onClick={() => onOpen(id)}
    >
      {m.resources_acknowledged_of(counts)}
    </Button>
  );
}

const stateLabels: Record<AcknowledgementState, () => string> = {
  done: m.resources_readers_done,
  missing: m.resources_readers_missing,
};
const noneLabels: Record<AcknowledgementState, () => string> = {
  done: m.resources_readers_none_done,
  missing: m.resources_readers_none_missing,
};

/** The employees by whether they have acknowledged a version. */
export function ReaderList({ resource }: { resource: Resource }) {
  const { id, currentVersion, versions } = resource;
  const [state, setState] = useState<AcknowledgementState>('missing');
  const [number, setNumber] = useState(currentVersion);
  const [search, setSearch] = useState('');
  const [cursor, setCursor] = useState<{ after?: string; before?: string }>({});
  const query = trpc.admin.resources.listAcknowledgements.useQuery(
    { id, number, state, search, ...cursor },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const counts = query.data?.counts;
  return (
    <div className="grid min-h-80 content-start gap-4">
      {versions.length > 1 && (
        <Select
          aria-label={m.resources_column_version()}
          className="w-full sm:w-56"
          value={String(number)}
          onValueChange={(value) => {
            setNumber(Number(value));
            setCursor({});
          }}
          options={versions.map((version) => ({
            value: String(version.number),
            label: m.resources_version({ number: version.number }),
          }))}
        />
      )}
      <FilterGroup
        label={m.resources_readers_filter()}
        value={state}
        onValueChange={(next) => {
          setState(next);
          setCursor({});
        }}
        items={acknowledgementStateSchema.options.map((value) => ({
          value,
          label: stateLabels[value](),
          count: counts?.[value],
        }))}
      />
      <SearchField
        label={m.resources_readers_search()}
        placeholder={m.resources_readers_placeholder()}
        value={search}
        onSearch={(text) => {
          setSearch(text);
          setCursor({});
        }}
      />
      <PagedList
        query={query}
        errorTitle={m.resources_readers_error()}
        empty={<EmptyState title={search ? m.resources_readers_nothing() : noneLabels[state]()} />}
        summary={(count) => m.resources_readers_total({ count })}
        onPageChange={setCursor}
      >
        {(rows) => (
          <ul className="m-0 grid list-none border-t border-mist p-0">
            {rows.map(({ id: userId, name, email, at }) => (
              <li
                key={userId}
                className="grid gap-x-4 border-b border-mist py-2.5 sm:flex sm:justify-between"
              >
                <span className="min-w-0">
                  <span className="block wrap-anywhere">{name}</span>
                  <span className="block text-sm wrap-anywhere text-muted">{email}</span>
                </span>
                {at && <LocalDateTime time={at} className="text-sm text-muted" />}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
