import { Eye } from 'lucide-react';
import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
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
import { SkillsField } from '../../domain/skills-field.tsx';
import { readError } from '../../lib/read-error.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/form-fields.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.tsx';
import { type EmployeeFormType, fieldLabels } from './employee-values.ts';
import { PublishDialog } from './publish-dialog.tsx';

interface ProfileFieldsProps {
  form: EmployeeFormType;
  /** A new record is asked for all of a public page, and so is one that is public. */
  isNew: boolean;
  /** Told when a photo begins and ends being chosen and sent. */
  onUploading: (isUploading: boolean) => void;
}

/** A person's public page. */
export function ProfileFields({ form, isNew, onUploading }: ProfileFieldsProps) {
  const { register, control, formState, watch } = form;
  const isWhole = watch('isPublic') || isNew;
  const { errors } = formState;
  return (
    <FieldGroup title={m.employees_group_public()} description={m.employees_group_public_text()}>
      <Controller
        control={control}
        name="imageUrl"
        render={({ field: { value, onChange } }) => (
          <PhotoField
            label={fieldLabels.imageUrl()}
            hint={m.employees_photo_hint()}
            required={isWhole}
            value={value}
            error={errors.imageUrl?.message}
            onChange={onChange}
            onUploading={onUploading}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={m.employees_name()} required error={errors.name?.message}>
          <Input {...register('name')} maxLength={200} autoComplete="off" />
        </Field>
        <Field label={m.employees_position()} required error={errors.position?.message}>
          <Input {...register('position')} maxLength={200} autoComplete="off" />
        </Field>
        <Field label={m.employees_department()} error={errors.department?.message}>
          <Input {...register('department')} maxLength={200} autoComplete="off" />
        </Field>
      </div>
      <Field
        label={m.employees_short_bio()}
        hint={m.employees_short_bio_hint()}
        required={isWhole}
        error={errors.shortBio?.message}
      >
        <Textarea {...register('shortBio')} maxLength={500} counter rows={2} />
      </Field>
      <Field label={m.employees_bio()} required={isWhole} error={errors.bio?.message}>
        <Textarea
          {...register('bio')}
          maxLength={10_000}
          rows={5}
          className="field-sizing-content max-h-96"
        />
      </Field>
      <Controller
        control={control}
        name="skills"
        render={({ field: { value, onChange } }) => (
          <SkillsField
            label={m.employees_skills()}
            value={value}
            error={errors.skills?.message}
            onChange={onChange}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        {additionalImageFields.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange } }) => (
              <PhotoField
                label={fieldLabels[name]()}
                value={value}
                error={errors[name]?.message}
                onChange={onChange}
                onUploading={onUploading}
              />
            )}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface InternalFieldsProps {
  form: EmployeeFormType;
  /** The record whose concealed fields are masked; missing for a new one. */
  employee: Employee | undefined;
  /** Told what the concealed fields hold, once they are shown. */
  onRevealed: (values: Record<ConcealedField, string>) => void;
}

/** Fields for administrators alone. A concealed one can be changed once it is shown; an empty one at once. */
export function InternalFields({ form, employee, onRevealed }: InternalFieldsProps) {
  const { register, resetField, formState } = form;
  const { errors } = formState;
  const [isRevealed, setIsRevealed] = useState(false);
  const reveal = trpc.admin.employees.reveal.useMutation({
    onSuccess: (revealed) => {
      const values = {
        birthdate: revealed.birthdate ?? '',
        hdmfNumber: revealed.hdmfNumber ?? '',
        sssNumber: revealed.sssNumber ?? '',
        philhealthNumber: revealed.philhealthNumber ?? '',
        taxId: revealed.taxId ?? '',
      };
      for (const name of concealedFields) {
        if (isMasked(name)) resetField(name, { defaultValue: values[name] });
        else values[name] = '';
      }
      setIsRevealed(true);
      onRevealed(values);
    },
    onError: (error) =>
      toast({
        title: m.employees_reveal_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  const isMasked = (name: ConcealedField) => !isRevealed && Boolean(employee?.[name]);
  const hasMasked = concealedFields.some((name) => Boolean(employee?.[name]));

  return (
    <FieldGroup
      title={m.employees_group_internal()}
      description={m.employees_group_internal_text()}
    >
      {employee && hasMasked && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {!isRevealed && (
            <Button
              variant="secondary"
              size="sm"
              pending={reveal.isPending}
              onClick={() => reveal.mutate({ id: employee.id })}
            >
              <Eye aria-hidden="true" strokeWidth={1.5} className="size-4" />
              {m.employees_reveal()}
            </Button>
          )}
          <p role="status" className="max-w-[60ch] text-sm text-muted">
            {isRevealed ? m.employees_revealed() : m.employees_reveal_text()}
          </p>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {concealedFields.map((name) => (
          <Field key={name} label={fieldLabels[name]()} error={errors[name]?.message}>
            <Input
              {...register(name)}
              type={name === 'birthdate' && !isMasked(name) ? 'date' : 'text'}
              readOnly={isMasked(name)}
              maxLength={60}
              autoComplete="off"
              className="figures read-only:text-muted"
            />
          </Field>
        ))}
      </div>
      <Field label={m.employees_notes()} error={errors.notes?.message}>
        <Textarea
          {...register('notes')}
          maxLength={10_000}
          rows={3}
          className="field-sizing-content max-h-80"
        />
      </Field>
    </FieldGroup>
  );
}

const publicSwitchId = 'employee-public';

interface ShownFieldsProps {
  form: EmployeeFormType;
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
export function VisibilityFields({ form, employee }: ShownFieldsProps) {
  const { register, control, formState, getValues, setValue } = form;
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
        <Controller
          control={control}
          name="isActive"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Switch
              ref={ref}
              label={m.employees_active()}
              description={m.employees_active_text()}
              checked={value}
              onCheckedChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
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
      <Field
        label={m.employees_display_order()}
        hint={m.employees_display_order_hint()}
        error={formState.errors.displayOrder?.message}
        className="sm:max-w-72"
      >
        <Input
          {...register('displayOrder')}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          className="figures"
        />
      </Field>
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
