import { useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { earlierConsentVersion } from '../../../shared/content/consent.ts';
import {
  type Employee,
  missingToPublish,
  type PublicConsent,
} from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-format.ts';
import { ConsentText } from '../../domain/consent-text.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/form-fields.tsx';
import { Input } from '../../ui/input.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { EmployeeFormType } from './employee-form-type.ts';
import { PublishDialog } from './publish-dialog.tsx';

const publicSwitchId = 'employee-public';

interface ShownFieldsProps {
  form: EmployeeFormType;
  /** The record as it was when the editing began; missing for a new one. */
  employee: Employee | undefined;
}

/** What the person agreed to, in whose words, and whether it still holds. */
function ConsentRecord({ consent }: { consent: PublicConsent }) {
  const { version, locale, at, by, withdrawnAt } = consent;
  const { day } = useMoments();
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-medium">{m.employees_consent()}</p>
      {version === earlierConsentVersion ? (
        <p>{m.employees_consent_earlier({ date: day(at) })}</p>
      ) : (
        <ConsentText form="profile" version={version} locale={locale} at={at} />
      )}
      {by !== null && <p className="text-muted">{m.employees_consent_by({ name: by })}</p>}
      {withdrawnAt && <p>{m.employees_consent_withdrawn({ date: day(withdrawnAt) })}</p>}
    </div>
  );
}

/** Whether and where a person stands on the site; made public only over what will be seen, with the person's consent. */
export function ShownFields({ form, employee }: ShownFieldsProps) {
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
