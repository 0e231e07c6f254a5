import { useEffect, useRef } from 'react';
import type { Employee } from '../../../shared/contracts/employee-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { differences } from './differences.ts';
import { type EmployeeValues, employeeValues } from './employee-values.ts';

interface CurrentVersionProps {
  employee: Employee;
  /** What stands in the form. */
  mine: EmployeeValues;
  onTake: () => void;
}

/** Somebody else was faster: each field that differs, as it stands now and as it stands in the form. */
export function CurrentVersion({ employee, mine, onTake }: CurrentVersionProps) {
  const notice = useRef<HTMLDivElement>(null);
  const different = differences(employeeValues(employee), mine);
  useEffect(() => {
    void notice.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={notice} className="scroll-mt-8">
      <Alert tone="danger" title={m.employees_conflict_title()}>
        <p>{m.employees_conflict_text()}</p>
        {different.length === 0 && <p className="mt-2">{m.employees_conflict_same()}</p>}
        <dl className="my-3 grid gap-3 wrap-anywhere">
          {different.map(({ label, now, yours }) => (
            <div key={label}>
              <dt className="font-medium">{label}</dt>
              <dd className="whitespace-pre-line">
                {m.employees_conflict_theirs()}: {now || m.employees_empty_value()}
              </dd>
              <dd className="whitespace-pre-line">
                {m.employees_conflict_mine()}: {yours || m.employees_empty_value()}
              </dd>
            </div>
          ))}
        </dl>
        <Button variant="secondary" size="sm" onClick={onTake}>
          {m.employees_conflict_take()}
        </Button>
      </Alert>
    </div>
  );
}
