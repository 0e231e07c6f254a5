import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { pinLength } from '../../../shared/content/media-kit.ts';
import { pinSchema } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useReportDirty } from './dirty-forms.ts';
import { GeneratePin } from './generate-pin.tsx';
import { useChangePin } from './use-change-pin.ts';

const resolver = contractResolver(z.object({ pin: pinSchema }));

/** Another PIN: one that is typed, or one that is made. */
export function PinForm({ updatedAt }: { updatedAt: Date | null }) {
  const form = useForm({ resolver, defaultValues: { pin: '' } });
  const { errors, isDirty } = form.formState;
  const { change, isPending, hasConflict } = useChangePin(updatedAt, {
    onChanged: () => form.reset(),
    onRefused: (message) => form.setError('pin', { message }, { shouldFocus: true }),
  });
  useReportDirty('pin', isDirty);

  return (
    <form
      noValidate
      aria-labelledby="pin-title"
      onSubmit={form.handleSubmit(({ pin }) => change(pin))}
      className="grid gap-4"
    >
      {hasConflict && <Alert tone="danger">{m.settings_pin_conflict()}</Alert>}
      <Field label={m.settings_pin_new()} required error={errors.pin?.message}>
        <Input
          {...form.register('pin')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={pinLength}
          className="figures max-w-32"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {m.settings_pin_save()}
        </Button>
        <GeneratePin isPending={isPending} onGenerate={() => change(undefined)} />
      </div>
    </form>
  );
}
