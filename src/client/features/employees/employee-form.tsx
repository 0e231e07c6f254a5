import { type RefObject, useEffect, useRef, useState } from 'react';
import { Controller, FormProvider, useForm, useFormContext } from 'react-hook-form';
import {
  type CreateEmployeeInput,
  createEmployeeInput,
  type Employee,
  publishedParts,
  type UpdateEmployeeInput,
} from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SkillsField } from '../../domain/skills-field.tsx';
import { useArrival } from '../../invalidation.ts';
import { convertedResolver } from '../../lib/contract-resolver.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { DialogForm } from '../../ui/form-dialog.tsx';
import { FieldGroup, fieldsOf } from '../../ui/form-fields.tsx';
import {
  ConflictAlert,
  mergeSavedForm,
  type SaveOutcome,
  saveWithFeedback,
  showIssues,
} from '../../ui/record-form.tsx';
import { InternalFields, ProfileFields, VisibilityFields } from './employee-fields.tsx';
import {
  changedFields,
  type EmployeeFormType,
  type EmployeeValues,
  employeeDifferences,
  employeeFields,
  employeeValues,
  fieldLabels,
} from './employee-values.ts';
import { showsPrivateContact } from './shows-private-contact.ts';

type SaveEmployee = (
  input: CreateEmployeeInput,
  /** The record as it was when the editing began, and what differs from it; missing for a new one. */
  edited:
    | { base: Pick<Employee, 'id' | 'version'>; changes: Partial<UpdateEmployeeInput> }
    | undefined,
) => Promise<SaveOutcome<Employee>>;

/** Creates or updates, tells the result, and answers what the form has to show. */
export function useSaveEmployee(): { save: SaveEmployee; isSaving: boolean } {
  const arrival = useArrival('admin.employees');
  const create = trpc.admin.employees.create.useMutation();
  const update = trpc.admin.employees.update.useMutation();
  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) => {
      if (!edited) {
        return saveWithFeedback(() => create.mutateAsync(input), {
          saved: m.employees_created(),
          failed: m.employees_create_failed(),
          arrival,
        });
      }
      const { id, version } = edited.base;
      return saveWithFeedback(() => update.mutateAsync({ ...edited.changes, id, version }), {
        saved: m.employees_updated(),
        failed: m.employees_update_failed(),
        arrival,
      });
    },
  };
}

const { TextField, TextareaField } = fieldsOf<EmployeeValues>();

/** Contact data of a person: those on the public page, and those for administrators and the person alone. */
function ContactFields() {
  const [phone, email, privatePhone, privateEmail, isPublic] =
    useFormContext<EmployeeValues>().watch([
      'phone',
      'email',
      'privatePhone',
      'privateEmail',
      'isPublic',
    ]);
  const isLeaking = isPublic && showsPrivateContact({ phone, email, privatePhone, privateEmail });
  return (
    <>
      <FieldGroup
        title={m.employees_group_contact()}
        description={m.employees_group_contact_text()}
      >
        {isLeaking && <Alert tone="warning">{m.employees_contact_is_private()}</Alert>}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="phone" label={fieldLabels.phone()} type="tel" maxLength={40} />
          <TextField name="email" label={fieldLabels.email()} type="email" maxLength={254} />
        </div>
      </FieldGroup>
      <FieldGroup
        title={m.employees_group_private_contact()}
        description={m.employees_group_private_contact_text()}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="privatePhone"
            label={fieldLabels.privatePhone()}
            type="tel"
            maxLength={40}
          />
          <TextField
            name="privateEmail"
            label={fieldLabels.privateEmail()}
            type="email"
            maxLength={254}
          />
          <TextField
            name="address"
            label={fieldLabels.address()}
            maxLength={500}
            className="sm:col-span-2"
          />
        </div>
      </FieldGroup>
    </>
  );
}

/** The contract's rules, held against what the form would send. */
const employeeResolver = convertedResolver(createEmployeeInput, employeeFields);

/** The German page's replacement. */
function GermanFields() {
  const { control, formState } = useFormContext<EmployeeValues>();
  return (
    <FieldGroup title={m.employees_group_german()} description={m.employees_group_german_text()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="german.position"
          label={m.employees_position()}
          lang="de"
          maxLength={200}
        />
        <TextField
          name="german.department"
          label={m.employees_department()}
          lang="de"
          maxLength={200}
        />
      </div>
      <TextareaField
        name="german.shortBio"
        label={m.employees_short_bio()}
        lang="de"
        maxLength={500}
        counter
        rows={2}
      />
      <TextareaField
        name="german.bio"
        label={m.employees_bio()}
        lang="de"
        maxLength={10_000}
        rows={4}
        controlClassName="field-sizing-content max-h-96"
      />
      <Controller
        control={control}
        name="german.skills"
        render={({ field: { value, onChange } }) => (
          <SkillsField
            label={m.employees_skills()}
            lang="de"
            value={value}
            error={formState.errors.german?.skills?.message}
            onChange={onChange}
          />
        )}
      />
    </FieldGroup>
  );
}

/** Required fields of every person. */
const alwaysNeeded: readonly string[] = ['name', 'position'];

/** True while the form can be sent. */
export type FormReadiness = {
  /** Why it cannot be sent yet, in words; undefined when it can. */
  reason: string | undefined;
  /** It can be saved as a private record, whatever else is missing. */
  canStayPrivate: boolean;
};

/** Checks the form for required fields: all of a public page to add or to show a person, else name and position. */
function useBlockedReason(
  form: EmployeeFormType,
  { isNew, isUploading }: { isNew: boolean; isUploading: boolean },
): FormReadiness {
  const values = form.watch(publishedParts);
  const isPublic = form.watch('isPublic');
  const empty = publishedParts.filter((_, index) => values[index]?.trim() === '');
  const missing = isNew || isPublic ? empty : empty.filter((part) => alwaysNeeded.includes(part));
  if (isUploading) return { reason: m.employees_still_uploading(), canStayPrivate: false };
  return {
    reason:
      missing.length === 0
        ? undefined
        : m.employees_still_missing({
            fields: missing.map((name) => fieldLabels[name]()).join(', '),
          }),
    canStayPrivate: !empty.some((part) => alwaysNeeded.includes(part)),
  };
}

interface EmployeeFormProps {
  ref: RefObject<HTMLFormElement | null>;
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

export function EmployeeForm({
  ref,
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
  const [edited, setEdited] = useState(employee);
  const [hasConflict, setHasConflict] = useState(false);
  const [uploads, setUploads] = useState(0);
  const saved = useRef(false);
  const { reason, canStayPrivate } = useBlockedReason(form, {
    isNew: employee === undefined,
    isUploading: uploads > 0,
  });

  useEffect(() => {
    onReadiness({ reason, canStayPrivate });
    return () => onReadiness({ reason: undefined, canStayPrivate: false });
  }, [onReadiness, reason, canStayPrivate]);

  useEffect(() => {
    if (submitCount === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus();
  }, [ref, submitCount]);

  const [submitOnce] = useSingleFlight(submit, saved);

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
        take(result.answer, sent);
      } else {
        saved.current = true;
        onClose();
      }
    } else if (result.outcome === 'conflict') {
      setHasConflict(true);
    } else {
      showIssues(form, result.issues);
    }
  }

  /** Goes on from what is stored now, with what was typed since `sent` had been sent. */
  function take(current: Employee, sent: EmployeeValues) {
    const values = employeeValues(current);
    mergeSavedForm(form, sent, values);
    setOpened(values);
    setEdited(current);
    setHasConflict(false);
  }

  return (
    <FormProvider {...form}>
      <DialogForm
        ref={ref}
        onSubmit={form.handleSubmit(submitOnce, () => {
          withoutPublishing.current = false;
        })}
        className="grid min-w-0 gap-8"
      >
        <UnsavedChangesGuard isDirty={isDirty || uploads > 0} saved={saved} openParams="edit" />
        {hasConflict && (
          <ConflictAlert
            differences={
              employee && employeeDifferences(employeeValues(employee), form.getValues())
            }
            onTake={employee && (() => take(employee, form.getValues()))}
          />
        )}
        <ProfileFields
          isNew={employee === undefined}
          onUploading={(isUploading) => setUploads((count) => count + (isUploading ? 1 : -1))}
        />
        <GermanFields />
        <ContactFields />
        <VisibilityFields employee={edited} />
        <InternalFields
          key={edited?.version}
          employee={edited}
          onRevealed={(values) => setOpened((before) => ({ ...before, ...values }))}
        />
      </DialogForm>
    </FormProvider>
  );
}
