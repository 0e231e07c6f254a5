import { Bookmark, Columns3, SlidersHorizontal } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import {
  type ApplicationStatus,
  applicationStatusSchema,
} from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { cn } from '../../lib/cn.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CsvLink } from '../../ui/csv-link.tsx';
import { DeleteButton, useDeleteRecord } from '../../ui/delete-record.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryError } from '../../ui/query-result.tsx';
import { toast } from '../../ui/toast.tsx';
import { type ColumnChoice, columnLabels, columnNames } from './applications-table.tsx';
import { FiltersForm } from './filters-form.tsx';
import {
  type MoreFilters,
  toApplicationFilter,
  useApplicationsSearch,
} from './use-applications.ts';

/** Saves the present search, filters, order and columns under a name; asks before it replaces another view. */
function useSaveView(choice: ColumnChoice) {
  const { search } = useApplicationsSearch();
  const [name, setName] = useState('');
  const [taken, setTaken] = useState<string>();
  const mutation = trpc.admin.applications.saveView.useMutation({
    onSuccess: () => {
      toast({ title: m.applications_view_saved(), variant: 'success' });
      setName('');
      setTaken(undefined);
    },
    onError: (error, { name: wanted }) => {
      const { code, message } = readError(error);
      if (code === 'name-taken') return setTaken(wanted);
      toast({ title: m.applications_view_save_failed(), description: message, variant: 'danger' });
    },
  });

  function send(wanted: string, overwrite: boolean) {
    if (mutation.isPending) return;
    // A page and an open dialog are no part of a view.
    const { after: _after, before: _before, review: _review, ...shown } = search;
    const state = Object.entries(shown).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    );
    mutation.mutate({
      screen: 'applications',
      name: wanted,
      overwrite,
      state: { search: Object.fromEntries(state), columns: [...choice.columns] },
    });
  }

  return {
    name,
    setName,
    /** The name that is taken, while it is asked what to do. */
    taken,
    clearTaken: () => setTaken(undefined),
    isSaving: mutation.isPending,
    save: () => send(name.trim(), false),
    replace: () => taken && send(taken, true),
  };
}

interface SavedViewsListProps {
  choice: ColumnChoice;
  onApplied: () => void;
}

function SavedViewsList({ choice, onApplied }: SavedViewsListProps) {
  const { apply } = useApplicationsSearch();
  const views = trpc.admin.applications.listViews.useQuery({ screen: 'applications' });
  const call = trpc.admin.applications.deleteView.useMutation();
  const { remove } = useDeleteRecord({
    call,
    done: m.applications_view_deleted,
    failed: m.applications_view_delete_failed,
  });

  if (views.isPending) return <Skeleton className="h-9 w-full" />;
  if (!views.data) {
    return <QueryError title={m.applications_views_error()} query={views} />;
  }
  if (views.data.length === 0) {
    return <p className="text-sm text-muted">{m.applications_views_none()}</p>;
  }
  return (
    <ul aria-label={m.applications_views()} className="m-0 grid list-none gap-1 p-0">
      {views.data.map(({ id, name, state }) => (
        <li key={id} className="flex items-center justify-between gap-2">
          <Button
            variant="quiet"
            size="sm"
            className="min-w-0 flex-1 justify-start text-start"
            aria-label={m.applications_view_apply({ name })}
            onClick={() => {
              choice.choose(state.columns);
              void apply(state.search);
              onApplied();
            }}
          >
            <span className="min-w-0 truncate">{name}</span>
          </Button>
          <DeleteButton
            label={m.applications_view_delete({ name })}
            pending={call.isPending && call.variables.id === id}
            onClick={() => remove(id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names what opens, for screen readers. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A small panel beside its button, for choices that act at once. */
function Popover({ trigger, label, className, children, ...root }: PopoverProps) {
  return (
    <Radix.Root {...root}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'scroll-thin z-40 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded border border-mist bg-raised p-4 text-ink shadow outline-none',
            'data-[state=open]:animate-fade-in',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Chooses the columns that the table shows. */
function ColumnsMenu({ choice }: { choice: ColumnChoice }) {
  return (
    <Popover
      label={m.applications_columns()}
      trigger={
        <Button variant="secondary" size="sm">
          <Columns3 aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.applications_columns()}
        </Button>
      }
    >
      <p className="mb-2 text-sm text-muted">{m.applications_columns_text()}</p>
      <fieldset aria-label={m.applications_columns()} className="m-0 border-0 p-0">
        {columnNames.map((name) => (
          <Checkbox
            key={name}
            className="text-sm"
            label={columnLabels[name]()}
            checked={choice.columns.includes(name)}
            onCheckedChange={(checked) => choice.toggle(name, checked === true)}
          />
        ))}
      </fieldset>
      <Button variant="quiet" size="sm" className="mt-2" onClick={choice.reset}>
        {m.applications_columns_reset()}
      </Button>
    </Popover>
  );
}

/** The filters that are needed now and then, with the number of those that narrow the list. */
function FiltersMenu() {
  const { filter, search } = useApplicationsSearch();
  const { untold, position, scoreFrom, scoreTo, from, to } = search;
  const filters: MoreFilters = { untold, position, scoreFrom, scoreTo, from, to };
  const count = Object.values(filters).filter((value) => value !== undefined).length;
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={m.applications_filters()}
      open={open}
      onOpenChange={setOpen}
      className="sm:w-96"
      trigger={
        <Button variant="secondary" size="sm">
          <SlidersHorizontal aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {count > 0 ? m.applications_filters_active({ count }) : m.applications_filters()}
        </Button>
      }
    >
      <FiltersForm
        filters={filters}
        onApply={(chosen) => {
          setOpen(false);
          void filter(chosen);
        }}
      />
    </Popover>
  );
}

interface ReplaceViewDialogProps {
  /** The view in question; the dialog is closed without one. */
  name: string | undefined;
  onClose: () => void;
  onReplace: () => void;
  isSaving: boolean;
}

function ReplaceViewDialog({ name, onClose, onReplace, isSaving }: ReplaceViewDialogProps) {
  return (
    <ConfirmDialog
      open={name !== undefined}
      onClose={onClose}
      title={m.applications_view_taken_title({ name: name ?? '' })}
      description={m.applications_view_taken_text()}
      variant="primary"
      action={m.applications_view_replace()}
      pending={isSaving}
      onConfirm={onReplace}
    />
  );
}

interface SaveViewFormProps {
  name: string;
  onName: (name: string) => void;
  onSave: () => void;
  isSaving: boolean;
}

function SaveViewForm({ name, onName, onSave, isSaving }: SaveViewFormProps) {
  const [isChecked, setIsChecked] = useState(false);
  const isEmpty = name.trim() === '';
  return (
    <form
      noValidate
      className="mt-4 grid gap-3 border-t border-mist pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(isEmpty);
        if (!isEmpty) onSave();
      }}
    >
      <Field
        label={m.applications_view_name()}
        hint={m.applications_views_text()}
        error={isChecked && isEmpty && m.validation_required()}
      >
        <Input
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => onName(target.value)}
        />
      </Field>
      <Button type="submit" size="sm" pending={isSaving} className="justify-self-end">
        {m.applications_view_save()}
      </Button>
    </form>
  );
}

/** An administrator's saved views, and the form that saves the present one. */
function SavedViewsMenu({ choice }: { choice: ColumnChoice }) {
  const [open, setOpen] = useState(false);
  const { name, setName, save, replace, isSaving, taken, clearTaken } = useSaveView(choice);
  return (
    <>
      <Popover
        label={m.applications_views()}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="secondary" size="sm">
            <Bookmark aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {m.applications_views()}
          </Button>
        }
      >
        <SavedViewsList choice={choice} onApplied={() => setOpen(false)} />
        <SaveViewForm name={name} onName={setName} onSave={save} isSaving={isSaving} />
      </Popover>
      <ReplaceViewDialog
        name={taken}
        onClose={clearTaken}
        onReplace={replace}
        isSaving={isSaving}
      />
    </>
  );
}

interface ApplicationsToolbarProps {
  counts: Record<ApplicationStatus, number> | undefined;
  choice: ColumnChoice;
  /** The table is shown, not the cards, so that there are columns to choose. */
  hasColumns: boolean;
  /** Only similar applications are listed: the export takes exact matches alone, so it would be empty. */
  isSimilar: boolean;
}

export function ApplicationsToolbar({
  counts,
  choice,
  hasColumns,
  isSimilar,
}: ApplicationsToolbarProps) {
  const list = useApplicationsSearch();
  const { search, filter } = list;
  return (
    <div className="grid gap-3">
      <ListToolbar
        list={list}
        label={m.applications_search()}
        placeholder={m.applications_search_placeholder()}
      >
        <StateFilter
          label={m.applications_filter()}
          values={applicationStatusSchema.options}
          labels={statusNames}
          counts={counts}
          value={search.status}
          onValueChange={(status) => filter({ status })}
        />
      </ListToolbar>
      <div className="flex flex-wrap items-center gap-2">
        <FiltersMenu />
        <SavedViewsMenu choice={choice} />
        {hasColumns && <ColumnsMenu choice={choice} />}
        {!isSimilar && (
          <CsvLink of="applications" filter={toApplicationFilter(search)}>
            {m.applications_export()}
          </CsvLink>
        )}
      </div>
    </div>
  );
}
