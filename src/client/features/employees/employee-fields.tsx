import { useRef, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { earlierConsentVersion } from '../../../shared/content/consent.ts';
import {
  additionalImageFields,
  type ConcealedField,
  concealedFields,
  type Employee,
  missingToPublish,
  type PublicConsent,
} from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ConsentDetails } from '../../domain/consent-text.tsx';
import { PhotoField } from '../../domain/photo-field.tsx';
import { RevealConcealed } from '../../domain/reveal-concealed.tsx';
import { SkillsField } from '../../domain/skills-field.tsx';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { FieldGroup, fieldsOf } from '../../ui/form-fields.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toastFailure } from '../../ui/toast.tsx';
import { type EmployeeValues, field, fieldLabels } from './employee-values.ts';
import { PublishDialog } from './publish-dialog.tsx';

const { TextField, TextareaField, SwitchField, CustomField } = fieldsOf<EmployeeValues>();

interface ProfileFieldsProps {
  /** A new record is asked for all of a public page, and so is one that is public. */
  isNew: boolean;
  /** Called when choosing and sending a photo begins and ends. */
  onUploading: (isUploading: boolean) => void;
}

/** A person's public page. */
export function ProfileFields({ isNew, onUploading }: ProfileFieldsProps) {
  const { watch } = useFormContext<EmployeeValues>();
  const isWhole = watch('isPublic') || isNew;
  return (
    <FieldGroup title={m.employees_group_public()} description={m.employees_group_public_text()}>
      <CustomField name="imageUrl">
        {(control) => (
          <PhotoField
            label={fieldLabels.imageUrl()}
            hint={m.employees_photo_hint()}
            required={isWhole}
            onUploading={onUploading}
            {...control}
          />
        )}
      </CustomField>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} required maxLength={200} />
        <TextField {...field('position')} required maxLength={200} />
        <TextField {...field('department')} maxLength={200} />
      </div>
      <TextareaField
        {...field('shortBio')}
        hint={m.employees_short_bio_hint()}
        required={isWhole}
        maxLength={500}
        counter
        rows={2}
      />
      <TextareaField
        {...field('bio')}
        required={isWhole}
        maxLength={10_000}
        rows={5}
        controlClassName="field-sizing-content max-h-96"
      />
      <CustomField name="skills">
        {(control) => <SkillsField label={m.employees_skills()} {...control} />}
      </CustomField>
      <div className="grid gap-5 sm:grid-cols-3">
        {additionalImageFields.map((name) => (
          <CustomField key={name} name={name}>
            {(control) => (
              <PhotoField label={fieldLabels[name]()} onUploading={onUploading} {...control} />
            )}
          </CustomField>
        ))}
      </div>
    </FieldGroup>
  );
}

interface InternalFieldsProps {
  /** The record whose concealed fields are masked; missing for a new one. */
  employee: Employee | undefined;
  /** Called with the values of the masked fields, once they are shown. */
  onRevealed: (values: Partial<EmployeeValues>) => void;
}

/** Fields for administrators alone. A concealed one can be changed once it is shown; an empty one at once. */
export function InternalFields({ employee, onRevealed }: InternalFieldsProps) {
  const { resetField } = useFormContext<EmployeeValues>();
  const [isRevealed, setIsRevealed] = useState(false);
  const reveal = trpc.admin.employees.reveal.useMutation({
    onSuccess: (revealed) => {
      const shown = concealedFields
        .filter(isMasked)
        .map((name) => [name, revealed[name] ?? ''] as const);
      for (const [name, defaultValue] of shown) resetField(name, { defaultValue });
      setIsRevealed(true);
      onRevealed(Object.fromEntries(shown));
    },
    onError: (error) => toastFailure(m.employees_reveal_failed(), error),
  });
  const isMasked = (name: ConcealedField) => !isRevealed && Boolean(employee?.[name]);
  const hasMasked = concealedFields.some((name) => Boolean(employee?.[name]));

  return (
    <FieldGroup
      title={m.employees_group_internal()}
      description={m.employees_group_internal_text()}
    >
      {employee && hasMasked && (
        <RevealConcealed
          text={m.employees_reveal_text()}
          isRevealed={isRevealed}
          pending={reveal.isPending}
          onReveal={() => reveal.mutate({ id: employee.id })}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {concealedFields.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            type={name === 'birthdate' && !isMasked(name) ? 'date' : 'text'}
            readOnly={isMasked(name)}
            maxLength={60}
            controlClassName="figures read-only:text-muted"
          />
        ))}
      </div>
      <TextareaField
        {...field('notes')}
        maxLength={10_000}
        rows={3}
        controlClassName="field-sizing-content max-h-80"
      />
    </FieldGroup>
  );
}

const publicSwitchId = 'employee-public';

interface ShownFieldsProps {
  /** The record as it was when the editing began; missing for a new one. */
  employee: Employee | undefined;
}

/** The person's consent, its source, and its validity. */
function ConsentRecord({ consent }: { consent: PublicConsent }) {
  const { version, locale, at, by, withdrawnAt } = consent;
  const { day } = useDateTimeFormat();
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-medium">{m.employees_consent()}</p>
      {version === earlierConsentVersion ? (
        <p>{m.employees_consent_earlier({ date: day(at) })}</p>
      ) : (
        <ConsentDetails form="profile" version={version} locale={locale} at={at} />
      )}
      {by !== null && <p className="text-muted">{m.employees_consent_by({ name: by })}</p>}
      {withdrawnAt && <p>{m.employees_consent_withdrawn({ date: day(withdrawnAt) })}</p>}
    </div>
  );
}

/** A person's visibility and place on the site; made public only over a preview, with the person's consent. */
export function VisibilityFields({ employee }: ShownFieldsProps) {
  const { control, getValues, setValue } = useFormContext<EmployeeValues>();
  const [isAsking, setIsAsking] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const leadsToMissing = useRef(false);

  function setPublic(isPublic: boolean) {
    setValue('isPublic', isPublic, { shouldDirty: true });
    setValue('publicConsent', isPublic, { shouldDirty: true });
    setIsAsking(false);
  }

  /** The first field of the form that a public page lacks, or the switch. */
  function returnFocus(): HTMLElement | null {
    const [part] = leadsToMissing.current ? missingToPublish(getValues()) : [];
    leadsToMissing.current = false;
    if (!part) return document.getElementById(publicSwitchId);
    const field = part === 'imageUrl' ? 'input[type="file"]' : `[name="${part}"]`;
    const missing = group.current?.closest('form')?.querySelector<HTMLElement>(field) ?? null;
    missing?.scrollIntoView({ block: 'center' });
    return missing;
  }

  return (
    <FieldGroup title={m.employees_group_shown()}>
      <div ref={group} className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
        <SwitchField {...field('isActive')} description={m.employees_active_text()} />
        <Controller
          control={control}
          name="isPublic"
          render={({ field: { value, onBlur, ref } }) => (
            <Switch
              ref={ref}
              id={publicSwitchId}
              label={m.employees_public()}
              description={m.employees_public_text()}
              checked={value}
              onCheckedChange={(isPublic) => (isPublic ? setIsAsking(true) : setPublic(false))}
              onBlur={onBlur}
            />
          )}
        />
      </div>
      {employee?.consent && <ConsentRecord consent={employee.consent} />}
      <TextField
        {...field('displayOrder')}
        hint={m.employees_display_order_hint()}
        inputMode="numeric"
        maxLength={7}
        className="sm:max-w-72"
        controlClassName="figures"
      />
      {isAsking && (
        <PublishDialog
          person={getValues()}
          withdrawnAt={employee?.consent?.withdrawnAt ?? null}
          note={m.employees_publish_form()}
          onPublish={() => setPublic(true)}
          returnFocus={returnFocus}
          onComplete={() => {
            leadsToMissing.current = true;
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </FieldGroup>
  );
}
