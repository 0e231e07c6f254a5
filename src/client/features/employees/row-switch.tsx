import type { EmployeeSummary } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';
import { useEmployeesCache } from './use-employees-cache.ts';
import { useState } from 'react';
import { Switch } from '../../ui/switch.tsx';
import { PublishEmployee } from './publish-employee.tsx';

type Switches = Partial<Pick<EmployeeSummary, 'isActive' | 'isPublic'>>;
/** What is sent along with a switch: that the person agreed to be public. */
type Consent = { publicConsent?: true };

/** For each employee the version that the switch under way will make; undefined once one was refused. */
const underWay = new Map<string, Promise<number | undefined>>();

/**
 * Sets active or public: seen at once, taken back when it fails. Two switches of one employee are saved one after the
 * other, each over the version that the one before made, so that nobody is in conflict with themselves.
 */
function useSwitchEmployee() {
  const { change, refresh } = useEmployeesCache();
  const show = (id: string, values: Partial<EmployeeSummary>) =>
    change((page) => ({
      ...page,
      rows: page.rows.map((row) => (row.id === id ? { ...row, ...values } : row)),
    }));
  const update = trpc.admin.employees.update.useMutation();

  async function send(employee: EmployeeSummary, values: Switches & Consent, version: number) {
    const { id, isActive, isPublic } = employee;
    try {
      const updated = await update.mutateAsync({ id, version, ...values });
      show(id, { version: updated.version });
      toast({ title: m.employees_updated(), variant: 'success' });
      return updated.version;
    } catch (error) {
      const { code, message } = readError(error);
      show(id, { isActive, isPublic });
      const isConflict = code === 'conflict';
      const refreshed = refresh();
      // It says that the current state is there.
      if (isConflict) await refreshed;
      toast({
        title: m.employees_update_failed(),
        description: isConflict ? m.employees_switch_conflict() : message,
        variant: 'danger',
      });
      return undefined;
    }
  }

  return (employee: EmployeeSummary, values: Switches, consent: Consent = {}) => {
    const { id } = employee;
    show(id, values);
    const before = underWay.get(id) ?? Promise.resolve(employee.version);
    const turn = before.then((version) =>
      version === undefined ? undefined : send(employee, { ...values, ...consent }, version),
    );
    underWay.set(id, turn);
    void turn.finally(() => {
      if (underWay.get(id) === turn) underWay.delete(id);
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
  const isOn = employee[field];
  const { label, on, off } = texts[field];
  return (
    <span className="inline-flex items-center gap-2.5">
      <Switch
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
        />
      )}
    </span>
  );
}
