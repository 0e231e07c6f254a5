import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  confirmSecondFactorInput,
  type SecondFactorKey,
} from '../../../../shared/contracts/account.ts';
import type { FieldIssue } from '../../../../shared/errors.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { useLazyComponent } from '../../../lib/lazy-load.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { trpc } from '../../../trpc.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { showIssues } from '../../../ui/record-form.tsx';
import { toast } from '../../../ui/toast.tsx';
import { CodeField, notifyFailure, ReauthenticationForm } from './prove-form.tsx';

interface ScanFormProps {
  appKey: SecondFactorKey;
  confirm: (code: string) => Promise<FieldIssue[]>;
}

/** Gives an app its secret, by camera or by hand, and asks for the first code. */
function ScanForm({ appKey, confirm }: ScanFormProps) {
  const form = useForm({
    resolver: contractResolver(confirmSecondFactorInput),
    defaultValues: { code: '' },
  });
  // Without the picture there is the key below it.
  const Code = useLazyComponent(
    true,
    () => import('../../../ui/qr-code.tsx').then(({ QrCode }) => QrCode),
    () => {},
  );
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const [submit] = useSingleFlight(async ({ code }: { code: string }) => {
    showIssues(form, await confirm(code));
  });

  return (
    <DialogForm onSubmit={form.handleSubmit(submit)}>
      <div className="grid justify-items-center">
        {Code ? (
          <Code
            value={appKey.uri}
            title={m.second_factor_qr()}
            size={208}
            marginSize={4}
            className="max-w-full"
          />
        ) : (
          <Skeleton className="size-52" />
        )}
      </div>
      <Field label={m.second_factor_key()} hint={m.second_factor_key_hint()}>
        <div className="flex items-center gap-2">
          <Input
            readOnly
            value={appKey.secret.replace(/.{4}(?=.)/g, '$& ')}
            onFocus={(event) => event.currentTarget.select()}
            className="figures text-sm"
          />
          <CopyButton text={appKey.secret} what={m.second_factor_key()} className="shrink-0" />
        </div>
      </Field>
      <CodeField
        hint={m.second_factor_code_hint()}
        error={form.formState.errors.code?.message}
        field={form.register('code')}
      />
    </DialogForm>
  );
}

interface SetUpDialogProps {
  /** There is an app already, which this one replaces. */
  isOn: boolean;
  onClose: () => void;
  onCodes: (recoveryCodes: string[]) => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks for the password, then shows what the app has to know, then has the app show a code. */
export function SetUpDialog({ isOn, onClose, onCodes, returnFocus }: SetUpDialogProps) {
  const [appKey, setAppKey] = useState<SecondFactorKey | null>(null);
  const setUp = trpc.public.setUpSecondFactor.useMutation();
  const confirm = trpc.public.confirmSecondFactor.useMutation();

  async function prove(input: { password: string; code: string }) {
    try {
      const { password, code } = input;
      setAppKey(await setUp.mutateAsync(isOn ? { password, code } : { password }));
      return [];
    } catch (error) {
      return notifyFailure(error);
    }
  }
  async function show(code: string) {
    try {
      const { recoveryCodes } = await confirm.mutateAsync({ code });
      toast({
        title: m.second_factor_turned_on(),
        description: m.second_factor_elsewhere_out(),
        variant: 'success',
      });
      onCodes(recoveryCodes);
      return [];
    } catch (error) {
      return notifyFailure(error);
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      returnFocus={returnFocus}
      title={m.second_factor_title()}
      description={appKey ? m.second_factor_dialog_scan() : m.second_factor_dialog_prove()}
      action={appKey ? m.second_factor_confirm() : m.second_factor_continue()}
      pending={setUp.isPending || confirm.isPending}
    >
      {appKey ? (
        <ScanForm appKey={appKey} confirm={show} />
      ) : (
        <ReauthenticationForm asksCode={isOn} codeLabel={m.second_factor_own_code()} send={prove} />
      )}
    </FormDialog>
  );
}
