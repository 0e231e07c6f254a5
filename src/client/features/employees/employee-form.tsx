import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type CreateEmployeeInput,
  createEmployeeInput,
  type Employee,
} from '../../../shared/contracts/employee-record.ts';
import { settleForm } from '../../lib/settle-form.ts';
import { showIssues } from '../../lib/show-issues.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CurrentVersion } from './current-version.tsx';
import { employeeResolver } from './employee-resolver.ts';
import { changedFields, type EmployeeValues, employeeValues } from './employee-values.ts';
import { GermanFields } from './german-fields.tsx';
import { InternalFields } from './internal-fields.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { ShownFields } from './shown-fields.tsx';
import { type FormReadiness, useReason } from './use-reason.ts';
import type { SaveEmployee } from './use-save-employee.ts';

interface EmployeeFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  /** The record as it is now; missing for a new one. */
  employee: Employee | undefined;
  /** An invitation is begun in the same dialog, which then stays open. */
  isInviteBegun: RefObject<boolean>;
  save: SaveEmployee;
  /** Set while the form is sent as a private record, whatever its switch says. */
  withoutPublishing: RefObject<boolean>;
  /** Told whether the form can be sent. */
  onReadiness: (readiness: FormReadiness) => void;
  onClose: () => void;
}

const fieldNames = createEmployeeInput.keyof().options;

export function EmployeeForm({
  id,
  employee,
  isInviteBegun,
  save,
  withoutPublishing,
  onReadiness,
  onClose,
}: EmployeeFormProps) {
  const [opened, setOpened] = useState(() => employeeValues(employee));
  const form = useForm<EmployeeValues, unknown, CreateEmployeeInput>({
    resolver: employeeResolver,
    defaultValues: opened,
    shouldFocusError: false,
  });
  const { isDirty, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState(employee);
  const [hasConflict, setHasConflict] = useState(false);
  const [uploads, setUploads] = useState(0);
  const saved = useRef(false);
  const { reason, canStayPrivate } = useReason(form, {
    isNew: employee === undefined,
    isUploading: uploads > 0,
  });

  useEffect(() => {
    onReadiness({ reason, canStayPrivate });
    return () => onReadiness({ reason: undefined, canStayPrivate: false });
  }, [onReadiness, reason, canStayPrivate]);

  useEffect(() => {
    if (submitCount === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus();
  }, [submitCount]);

  const submitOnce = useOneAtATime(submit, saved);

  async function submit(values: CreateEmployeeInput) {
    const isPrivate = withoutPublishing.current;
    withoutPublishing.current = false;
    if (isPrivate ? !canStayPrivate : reason !== undefined) return;
    const input = isPrivate ? { ...values, isPublic: false, publicConsent: false } : values;
    // After a conflict the reader has seen the current version and writes over that one.
    const base = hasConflict ? employee : edited;
    const sent = structuredClone(form.getValues());
    const result = await save(input, base && { base, changes: changedFields(input, opened) });
    if (result.outcome === 'saved') {
      if (isInviteBegun.current) {
        take(result.employee, sent);
      } else {
        saved.current = true;
        onClose();
      }
    } else if (result.outcome === 'conflict') {
      setHasConflict(true);
    } else {
      showIssues(form.setError, fieldNames, result.issues);
    }
  }

  /** Goes on from what is stored now, with what was typed since `sent` had been sent. */
  function take(current: Employee, sent: EmployeeValues) {
    const values = employeeValues(current);
    settleForm(form, sent, values);
    setOpened(values);
    setEdited(current);
    setHasConflict(false);
  }

  return (
    <form
      ref={element}
      id={id}
      noValidate
      onSubmit={form.handleSubmit(submitOnce, () => {
        withoutPublishing.current = false;
      })}
      className="grid min-w-0 gap-8"
    >
      <DiscardGuard isDirty={isDirty || uploads > 0} saved={saved} heldBy="edit" />
      {hasConflict && employee && (
        <CurrentVersion
          employee={employee}
          mine={form.getValues()}
          onTake={() => take(employee, form.getValues())}
        />
      )}
      <ProfileFields
        form={form}
        isNew={employee === undefined}
        onUploading={(isUploading) => setUploads((count) => count + (isUploading ? 1 : -1))}
      />
      <GermanFields form={form} />
      <ContactFields form={form} />
      <ShownFields form={form} employee={edited} />
      <InternalFields
        key={edited?.version}
        form={form}
        employee={edited}
        onRevealed={(values) => setOpened((before) => ({ ...before, ...values }))}
      />
    </form>
  );
}
