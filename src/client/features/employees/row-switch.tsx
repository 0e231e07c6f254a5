import { useState } from 'react';
import type { EmployeeSummary } from '../../../shared/contracts/employee-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Switch } from '../../ui/switch.tsx';
import { PublishEmployee } from './publish-employee.tsx';
import { useSwitchEmployee } from './use-switch-employee.ts';

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
