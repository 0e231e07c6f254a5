import type { ProvenChangeInput } from '../../../../shared/contracts/second-factor.ts';
import type { FieldIssue } from '../../../../shared/errors.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/use-toast.ts';
import { tellFailure } from './tell-failure.ts';

type Send = (input: ProvenChangeInput) => Promise<FieldIssue[]>;

function told(title: string): FieldIssue[] {
  toast({ title, description: m.second_factor_elsewhere_out(), variant: 'success' });
  return [];
}

/** New recovery codes, and turning it off; each tells its result. */
export function useProvenChanges(onCodes: (recoveryCodes: string[]) => void, onOff: () => void) {
  const renew = trpc.public.renewRecoveryCodes.useMutation();
  const end = trpc.public.endSecondFactor.useMutation();
  const sendRenewal: Send = async (input) => {
    try {
      onCodes((await renew.mutateAsync(input)).recoveryCodes);
    } catch (error) {
      return tellFailure(error);
    }
    return told(m.second_factor_codes_made());
  };
  const sendEnd: Send = async (input) => {
    try {
      await end.mutateAsync(input);
    } catch (error) {
      return tellFailure(error);
    }
    onOff();
    return told(m.second_factor_turned_off());
  };
  return {
    renew: { send: sendRenewal, isPending: renew.isPending },
    end: { send: sendEnd, isPending: end.isPending },
  };
}
