import type { RequestIdChangeInput } from '../../../shared/contracts/employee-portal.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRefresh } from './use-refresh.ts';

/** Nothing when it was sent, else what the form has to show beside its fields. */
export type SendIds = (input: RequestIdChangeInput) => Promise<FieldIssue[] | undefined>;

/** Asks for other numbers of the government. */
export function useRequestIds() {
  const refresh = useRefresh();
  const request = trpc.employee.requestIdChange.useMutation();
  const send: SendIds = async (input) => {
    try {
      await request.mutateAsync(input);
    } catch (error) {
      const { message, issues } = readError(error);
      toast({ title: m.employee_portal_ids_failed(), description: message, variant: 'danger' });
      return issues;
    }
    toast({ title: m.employee_portal_ids_sent(), variant: 'success' });
    void refresh.requests();
    void refresh.dashboard();
    return undefined;
  };
  return { send, isSending: request.isPending };
}
