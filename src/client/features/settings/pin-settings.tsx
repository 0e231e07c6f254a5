import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { pinLength } from '../../../shared/content/media-kit.ts';
import { type AdminSettings, pinSchema } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { readError } from '../../lib/read-error.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { ConflictAlert } from '../../ui/record-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { SettingSection, useReportDirty, useSettingsArrival } from './setting-form.tsx';

interface ChangePinCallbacks {
  onChanged: () => void;
  /** With what is wrong with the typed PIN. */
  onRefused: (message: string) => void;
}

/** Changes the PIN over the one of `updatedAt`; a missing one is made by the server. */
function useChangePin(updatedAt: Date | null, { onChanged, onRefused }: ChangePinCallbacks) {
  const arrival = useSettingsArrival('admin.settings.getPin');
  const { mutateAsync, isPending } = trpc.admin.settings.changePin.useMutation();
  const [hasConflict, setHasConflict] = useState(false);

  const [change] = useSingleFlight(async (pin: string | undefined) => {
    try {
      await mutateAsync({ pin, seenAt: updatedAt });
      setHasConflict(false);
      onChanged();
      await arrival();
      toast({
        title: m.settings_pin_saved(),
        description: m.settings_pin_saved_text(),
        variant: 'success',
      });
    } catch (error) {
      const { code, message, issues } = readError(error);
      if (code === 'conflict') {
        await arrival();
        setHasConflict(true);
      }
      const [issue] = issues;
      if (issue) onRefused(issue.message);
      toast({ title: m.settings_pin_failed(), description: message, variant: 'danger' });
    }
  });

  return { change, isPending, hasConflict };
}

const resolver = contractResolver(z.object({ pin: pinSchema }));

/** Another PIN: one that is typed, or one that is made. */
function PinForm({ updatedAt }: { updatedAt: Date | null }) {
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
      {hasConflict && <ConflictAlert>{m.settings_pin_current()}</ConflictAlert>}
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
        {/* A generated PIN is untyped, and the old one ends for everyone. */}
        <ConfirmButton
          pending={isPending}
          label={m.settings_pin_generate()}
          title={m.settings_pin_generate_title()}
          description={m.settings_pin_generate_text()}
          action={m.settings_pin_generate_action()}
          onConfirm={() => change(undefined)}
        />
      </div>
    </form>
  );
}

/** The present PIN, fetched only to be shown, and forgotten afterwards. */
function RevealedPin() {
  const [isShown, setIsShown] = useState(false);
  const { data, error, isFetching } = trpc.admin.settings.getPin.useQuery(undefined, {
    enabled: isShown,
    gcTime: 0,
  });
  const pin = isShown ? data?.pin : undefined;
  const Mark = isShown ? EyeOff : Eye;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-sm text-muted">{m.settings_pin_now()}</span>
        <span aria-live="polite" className="figures min-w-16 text-xl font-semibold">
          {pin ?? (
            <>
              <span aria-hidden="true">••••</span>
              <span className="sr-only">{m.settings_pin_hidden()}</span>
            </>
          )}
        </span>
        <Button
          variant="secondary"
          size="sm"
          pending={isShown && isFetching}
          onClick={() => setIsShown(!isShown)}
        >
          <Mark aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {isShown ? m.settings_pin_hide() : m.settings_pin_show()}
        </Button>
      </p>
      {isShown && error && <Alert tone="danger">{readError(error).message}</Alert>}
    </div>
  );
}

/** The PIN of the media kit, hidden until asked for, and its replacement. */
export function PinSettings({ mediaKitPin }: { mediaKitPin: AdminSettings['mediaKitPin'] }) {
  const { isFixed, updatedAt, changed } = mediaKitPin;
  return (
    <SettingSection
      id="pin"
      title={m.settings_pin_title()}
      text={m.settings_pin_text()}
      {...(isFixed ? {} : { changed })}
    >
      <div className="grid gap-6">
        <RevealedPin />
        {isFixed ? <Alert>{m.settings_pin_fixed()}</Alert> : <PinForm updatedAt={updatedAt} />}
      </div>
    </SettingSection>
  );
}
