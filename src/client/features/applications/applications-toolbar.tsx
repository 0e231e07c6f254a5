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
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CsvLink } from '../../ui/csv-link.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { FiltersForm } from './filters-form.tsx';
import { SavedViewsList, useSaveView } from './saved-views.tsx';
import {
  type MoreFilters,
  toApplicationFilter,
  useApplicationsSearch,
} from './use-applications.ts';
import { type ColumnChoice, columnLabels, columnNames } from './use-column-choice.ts';

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

/** Which columns the table shows. */
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

/** The views that an administrator has kept, and the way to keep the present one. */
function SavedViewsMenu({ choice }: { choice: ColumnChoice }) {
  const [open, setOpen] = useState(false);
  const { name, setName, save, replace, isSaving, taken, forgetTaken } = useSaveView(choice);
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
        onClose={forgetTaken}
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
