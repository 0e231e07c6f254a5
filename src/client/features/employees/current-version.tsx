import { useEffect, useRef } from 'react';
import { concealedFields, type Employee } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type EmployeeValues, employeeValues, fieldLabels } from './employee-values.ts';

type Flat = Record<string, string | boolean | string[]>;
type Difference = { label: string; now: string; yours: string };

const concealed: ReadonlySet<string> = new Set(concealedFields);
const germanFields = ['position', 'department', 'shortBio', 'bio', 'skills'] as const;

function formatValue(value: string | boolean | string[] | undefined): string {
  if (typeof value === 'boolean') return value ? m.employees_yes() : m.employees_no();
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** The fields in which two versions differ, in the order of the form; what is concealed is left out. */
function differences(now: EmployeeValues, yours: EmployeeValues): Difference[] {
  const compare = (label: string, before: Flat[string], after: Flat[string]): Difference[] => {
    const texts = { now: formatValue(before), yours: formatValue(after) };
    return texts.now === texts.yours ? [] : [{ label, ...texts }];
  };
  const { german: _now, publicConsent: _consent, ...plain } = now;
  const names = Object.keys(fieldLabels).filter((name): name is keyof typeof plain =>
    Object.hasOwn(plain, name),
  );
  return [
    ...names
      .filter((name) => !concealed.has(name))
      .flatMap((name) => compare(fieldLabels[name](), now[name], yours[name])),
    ...germanFields.flatMap((name) =>
      compare(
        `${m.employees_group_german()}: ${fieldLabels[name]()}`,
        now.german[name],
        yours.german[name],
      ),
    ),
  ];
}

interface EmployeeConflictNoticeProps {
  employee: Employee;
  /** The form's values. */
  mine: EmployeeValues;
  onTake: () => void;
}

/** After a conflict: each field that differs, stored and in the form. */
export function EmployeeConflictNotice({ employee, mine, onTake }: EmployeeConflictNoticeProps) {
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
