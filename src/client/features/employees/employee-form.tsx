import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  type CreateEmployeeInput,
  createEmployeeInput,
  type Employee,
  publishedParts,
} from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SkillsField } from '../../domain/skills-field.tsx';
import { useArrival } from '../../invalidation.ts';
import { convertedResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { FieldGroup, fieldsOf } from '../../ui/form-fields.tsx';
import { RecordForm, type SaveOutcome, saveWithFeedback } from '../../ui/record-form.tsx';
import { InternalFields, ProfileFields, VisibilityFields } from './employee-fields.tsx';
import {
  changedFields,
  type EmployeeValues,
  employeeFields,
  employeeTexts,
  employeeValues,
  field,
  fieldLabels,
  maskUntouched,
  type RevealedValues,
} from './employee-values.ts';
import { showsPrivateContact } from './shows-private-contact.ts';

/** Adds a person, or changes the fields that hold something else than they did at `opened`. */
export function useSaveEmployee() {
  const arrival = useArrival('admin.employees');
  const create = trpc.admin.employees.create.useMutation();
  const update = trpc.admin.employees.update.useMutation();
  return {
    isSaving: create.isPending || update.isPending,
    save: (input: CreateEmployeeInput, edited: Employee | undefined, opened: EmployeeValues) =>
      saveWithFeedback<Employee>(
        () =>
          edited
            ? update.mutateAsync({
                ...changedFields(input, opened),
                id: edited.id,
                version: edited.version,
              })
            : create.mutateAsync(input),
        {
          saved: edited ? m.employees_updated() : m.employees_created(),
          failed: edited ? m.employees_update_failed() : m.employees_create_failed(),
          arrival,
        },
      ),
  };
}

const { TextField, TextareaField, CustomField } = fieldsOf<EmployeeValues>();

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
          <TextField {...field('phone')} type="tel" maxLength={40} />
          <TextField {...field('email')} type="email" maxLength={254} />
        </div>
      </FieldGroup>
      <FieldGroup
        title={m.employees_group_private_contact()}
        description={m.employees_group_private_contact_text()}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('privatePhone')} type="tel" maxLength={40} />
          <TextField {...field('privateEmail')} type="email" maxLength={254} />
          <TextField {...field('address')} maxLength={500} className="sm:col-span-2" />
        </div>
      </FieldGroup>
    </>
  );
}

/** The contract's rules, held against what the form would send. */
const employeeResolver = convertedResolver(createEmployeeInput, employeeFields);

/** A field of the German page. */
const germanField = <Name extends keyof EmployeeValues['german']>(name: Name) =>
  ({ name: `german.${name}`, label: fieldLabels[name](), lang: 'de' }) as const;

/** The German page's replacement. */
function GermanFields() {
  return (
    <FieldGroup title={m.employees_group_german()} description={m.employees_group_german_text()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...germanField('position')} maxLength={200} />
        <TextField {...germanField('department')} maxLength={200} />
      </div>
      <TextareaField {...germanField('shortBio')} maxLength={500} counter rows={2} />
      <TextareaField
        {...germanField('bio')}
        maxLength={10_000}
        rows={4}
        controlClassName="field-sizing-content max-h-96"
      />
      <CustomField name="german.skills">
        {(control) => <SkillsField label={fieldLabels.skills()} lang="de" {...control} />}
      </CustomField>
    </FieldGroup>
  );
}

/** Required fields of every person. */
const alwaysNeeded: readonly string[] = ['name', 'position'];

/** True while the form can be sent. */
export type FormReadiness = {
  /** Reason why it cannot be sent yet, in words; undefined when it can. */
  reason: string | undefined;
  /** It can be saved as a private record, whatever else is missing. */
  canStayPrivate: boolean;
};

interface ReadinessProps {
  isNew: boolean;
  isUploading: boolean;
  onReadiness: (readiness: FormReadiness) => void;
}

/** Checks the form for required fields: all of a public page to add or to show a person, else name and position. */
function Readiness({ isNew, isUploading, onReadiness }: ReadinessProps) {
  const { watch } = useFormContext<EmployeeValues>();
  const values = watch(publishedParts);
  const empty = publishedParts.filter((_, index) => values[index]?.trim() === '');
  const always = empty.filter((part) => alwaysNeeded.includes(part));
  const fields = (isNew || watch('isPublic') ? empty : always)
    .map((name) => fieldLabels[name]())
    .join(', ');
  const missing = fields ? m.employees_still_missing({ fields }) : undefined;
  const reason = isUploading ? m.employees_still_uploading() : missing;
  const canStayPrivate = !isUploading && always.length === 0;

  useEffect(() => {
    onReadiness({ reason, canStayPrivate });
    return () => onReadiness({ reason: undefined, canStayPrivate: false });
  }, [onReadiness, reason, canStayPrivate]);
  return null;
}

interface EmployeeFormProps {
  ref: RefObject<HTMLFormElement | null>;
  /** The record as it is now; missing for a new one. */
  employee: Employee | undefined;
  /** An invitation is begun in the same dialog, which then stays open. */
  isInviteBegun: RefObject<boolean>;
  save: ReturnType<typeof useSaveEmployee>['save'];
  /** Set while the form is sent as a private record, whatever its switch says. */
  withoutPublishing: RefObject<boolean>;
  readiness: FormReadiness;
  onReadiness: (readiness: FormReadiness) => void;
  onClose: () => void;
}

export function EmployeeForm({
  ref,
  employee,
  isInviteBegun,
  save,
  withoutPublishing,
  readiness,
  onReadiness,
  onClose,
}: EmployeeFormProps) {
  const [uploads, setUploads] = useState(0);
  const revealed = useRef<RevealedValues>({ values: {} });
  const isNew = employee === undefined;
  const isUploading = uploads > 0;

  async function submit(
    input: CreateEmployeeInput,
    edited: Employee | undefined,
    opened: Employee | undefined,
  ): Promise<SaveOutcome<Employee>> {
    const isPrivate = withoutPublishing.current;
    withoutPublishing.current = false;
    if (isPrivate ? !readiness.canStayPrivate : readiness.reason !== undefined) {
      return { outcome: 'refused', issues: [] };
    }
    return save(
      isPrivate ? { ...input, isPublic: false, publicConsent: false } : input,
      edited,
      employeeValues(opened),
    );
  }

  return (
    <RecordForm
      ref={ref}
      record={employee}
      values={employeeValues}
      resolver={(values, opened, options) =>
        employeeResolver(maskUntouched(values, opened, revealed.current), opened, options)
      }
      save={submit}
      onSaved={onClose}
      next={(saved) => (isInviteBegun.current ? saved : undefined)}
      onInvalid={() => {
        withoutPublishing.current = false;
      }}
      isUploading={isUploading}
      isConcealing
      texts={employeeTexts}
      className="grid min-w-0 gap-8"
    >
      {(edited) => (
        <>
          <Readiness isNew={isNew} isUploading={isUploading} onReadiness={onReadiness} />
          <ProfileFields
            isNew={isNew}
            onUploading={(begins) => setUploads((count) => count + (begins ? 1 : -1))}
          />
          <GermanFields />
          <ContactFields />
          <VisibilityFields employee={edited} />
          <InternalFields
            key={edited?.version}
            employee={edited}
            onRevealed={(values) => {
              revealed.current = { version: edited?.version, values };
            }}
          />
        </>
      )}
    </RecordForm>
  );
}
