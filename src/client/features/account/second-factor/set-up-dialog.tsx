import { useState } from 'react';
import type { SecondFactorKey } from '../../../../shared/contracts/second-factor.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../../trpc.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toast } from '../../../ui/use-toast.ts';
import { ProveForm } from './prove-form.tsx';
import { ScanForm } from './scan-form.tsx';
import { tellFailure } from './tell-failure.ts';

interface SetUpDialogProps {
  /** There is an app already, which this one replaces. */
  isOn: boolean;
  onClose: () => void;
  onCodes: (recoveryCodes: string[]) => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'second-factor-form';

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
      return tellFailure(error);
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
      return tellFailure(error);
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      returnFocus={returnFocus}
      title={m.second_factor_title()}
      description={appKey ? m.second_factor_dialog_scan() : m.second_factor_dialog_prove()}
      formId={formId}
      action={appKey ? m.second_factor_confirm() : m.second_factor_continue()}
      pending={setUp.isPending || confirm.isPending}
    >
      {appKey ? (
        <ScanForm id={formId} appKey={appKey} confirm={show} />
      ) : (
        <ProveForm
          id={formId}
          asksCode={isOn}
          codeLabel={m.second_factor_own_code()}
          send={prove}
        />
      )}
    </FormDialog>
  );
}
