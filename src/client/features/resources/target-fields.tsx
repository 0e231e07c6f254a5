import { Controller, useFormContext } from 'react-hook-form';
import type { ResourceKind, ResourceTargetFields } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { FileField } from './file-field.tsx';

interface TargetFieldsProps {
  kind: ResourceKind;
  /** Told when a file begins and ends being sent. */
  onUploading: (isUploading: boolean) => void;
}

/** What a version leads to, and what is new in it. */
export function TargetFields({ kind, onUploading }: TargetFieldsProps) {
  const { register, control, formState } = useFormContext<ResourceTargetFields>();
  const { errors } = formState;
  return (
    <>
      {kind === 'link' ? (
        <Field
          label={m.resources_field_url()}
          hint={m.resources_url_hint()}
          required
          error={errors.url?.message}
        >
          <Input
            {...register('url')}
            type="url"
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      ) : (
        <Controller
          control={control}
          name="uploadId"
          render={({ field: { onChange } }) => (
            <FileField
              error={errors.uploadId?.message}
              onChange={onChange}
              onUploading={onUploading}
            />
          )}
        />
      )}
      <Field
        label={m.resources_field_note()}
        hint={m.resources_note_hint()}
        error={errors.note?.message}
      >
        <Textarea {...register('note')} maxLength={500} rows={2} counter />
      </Field>
    </>
  );
}
