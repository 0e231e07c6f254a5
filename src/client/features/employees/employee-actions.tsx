import { QrCode } from 'lucide-react';
import { useId, useState } from 'react';
import type { Employee, EmployeeSummary } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useInvalidate } from '../../invalidation.ts';
import { readError, refusalText } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { labelsOf, RecordActions } from '../../ui/delete-record.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryError } from '../../ui/query-result.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { FormSkeleton } from './employee-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useEmployeesCache, useEmployeesSearch } from './use-employees.ts';

interface PublishEmployeeProps {
  /** The employee; the dialog is closed without it. */
  id: string | undefined;
  /** Called with the record as it was shown. */
  onPublish: (employee: Employee) => void;
  onClose: () => void;
  /** Its first window goes for another when the record has come, so that neither knows where the focus was. */
  returnFocus: () => HTMLElement | null;
}

/** Asks before a person of the list is made public, over the record as it is stored now. */
function PublishEmployee({ id, onPublish, onClose, returnFocus }: PublishEmployeeProps) {
  const { put } = useEmployeesSearch();
  const query = trpc.admin.employees.get.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined, gcTime: 0 },
  );
  if (id === undefined) return null;
  const employee = query.data;
  if (!employee) {
    return (
      <Dialog open onClose={onClose} returnFocus={returnFocus} title={m.employees_publish()}>
        {query.isError ? (
          <QueryError title={m.employees_publish_error()} query={query} />
        ) : (
          <FormSkeleton />
        )}
      </Dialog>
    );
  }
  return (
    <PublishDialog
      person={employee}
      withdrawnAt={employee.consent?.withdrawnAt ?? null}
      onPublish={() => {
        onPublish(employee);
        onClose();
      }}
      onComplete={() => {
        onClose();
        void put({ edit: employee.id });
      }}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  );
}

type Switches = Partial<Pick<EmployeeSummary, 'isActive' | 'isPublic'>>;
/** Consent of the person, sent along with a switch. */
type Consent = { publicConsent?: true };

/** For each employee the version that the switch under way will make; undefined once one was refused. */
const pendingVersions = new Map<string, Promise<number | undefined>>();

/**
 * Sets active or public: seen at once, taken back when it fails. Two switches of one employee are saved one after the
 * other, each over the version that the one before made, so that no user is in conflict with themselves.
 */
function useSwitchEmployee() {
  const { change } = useEmployeesCache();
  const invalidate = useInvalidate('admin.employees');
  const show = (id: string, values: Partial<EmployeeSummary>) =>
    change((page) => ({
      ...page,
      rows: page.rows.map((row) => (row.id === id ? { ...row, ...values } : row)),
    }));
  const update = trpc.admin.employees.update.useMutation({ meta: { keepsData: true } });

  async function send(employee: EmployeeSummary, values: Switches & Consent, version: number) {
    const { id, isActive, isPublic } = employee;
    try {
      const updated = await update.mutateAsync({ id, version, ...values });
      show(id, { version: updated.version });
      toast({ title: m.employees_updated(), variant: 'success' });
      return updated.version;
    } catch (error) {
      const failure = readError(error);
      show(id, { isActive, isPublic });
      const refreshed = invalidate();
      // It says that the current state is there.
      if (failure.code === 'conflict') await refreshed;
      toast({
        title: m.employees_update_failed(),
        description: refusalText(failure),
        variant: 'danger',
      });
      return undefined;
    }
  }

  return (employee: EmployeeSummary, values: Switches, consent: Consent = {}) => {
    const { id } = employee;
    show(id, values);
    const before = pendingVersions.get(id) ?? Promise.resolve(employee.version);
    const turn = before.then((version) =>
      version === undefined ? undefined : send(employee, { ...values, ...consent }, version),
    );
    pendingVersions.set(id, turn);
    void turn.finally(() => {
      if (pendingVersions.get(id) === turn) pendingVersions.delete(id);
    });
  };
}

interface RowSwitchProps {
  employee: EmployeeSummary;
  field: 'isActive' | 'isPublic';
}

const texts = {
  isActive: {
    label: m.employees_active_of,
    on: m.employees_active,
    off: m.employees_inactive,
  },
  isPublic: {
    label: m.employees_public_of,
    on: m.employees_public,
    off: m.employees_private,
  },
};

/** One of the two switches of a row, with what it says now in words. */
export function RowSwitch({ employee, field }: RowSwitchProps) {
  const set = useSwitchEmployee();
  const [isAsking, setIsAsking] = useState(false);
  const switchId = useId();
  const isOn = employee[field];
  const { label, on, off } = texts[field];
  return (
    <span className="inline-flex items-center gap-2.5">
      <Switch
        id={switchId}
        label={label({ name: employee.name })}
        hideLabel
        checked={isOn}
        onCheckedChange={(checked) => {
          if (field === 'isPublic' && checked) setIsAsking(true);
          else set(employee, { [field]: checked });
        }}
        className="min-h-0 gap-0 py-0"
      />
      <span aria-hidden="true" className={isOn ? undefined : 'text-muted'}>
        {isOn ? on() : off()}
      </span>
      {field === 'isPublic' && (
        <PublishEmployee
          id={isAsking ? employee.id : undefined}
          onPublish={(current) => set(current, { isPublic: true }, { publicConsent: true })}
          onClose={() => setIsAsking(false)}
          returnFocus={() => document.getElementById(switchId)}
        />
      )}
    </span>
  );
}

interface EmployeeActionsProps {
  employee: EmployeeSummary;
  /** Runs when the record is gone, while its row still stands. */
  onGone: () => void;
  onEdit: (id: string) => void;
  onCode: (id: string) => void;
}

export const qrCodeButtonId = (id: string) => `code-${id}`;

export function EmployeeActions({ employee, onGone, onEdit, onCode }: EmployeeActionsProps) {
  const { id, name } = employee;
  const deletion = {
    call: trpc.admin.employees.delete.useMutation(),
    done: m.employees_deleted,
    failed: m.employees_delete_failed,
    undo: {
      call: trpc.admin.employees.restore.useMutation(),
      done: m.employees_restored,
      failed: m.employees_restore_failed,
    },
  };
  return (
    <RecordActions
      id={id}
      labels={labelsOf(name)}
      deletion={deletion}
      onGone={onGone}
      onEdit={onEdit}
    >
      <Button
        id={qrCodeButtonId(id)}
        variant="quiet"
        size="sm"
        aria-label={m.employees_qr_of({ name })}
        title={m.employees_qr()}
        onClick={() => onCode(id)}
      >
        <QrCode aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
    </RecordActions>
  );
}
