import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { changePasswordInput } from '../../../shared/contracts/account.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefreshSessions } from './use-refresh-sessions.ts';

/** What is typed twice is a matter of the form alone. */
const formSchema = changePasswordInput.extend({ repeat: z.string() }).superRefine((form, ctx) => {
  if (form.password === form.repeat) return;
  ctx.addIssue({ code: 'custom', path: ['repeat'], message: m.validation_password_repeat() });
});

const empty = { current: '', password: '', repeat: '' };
const fields = ['current', 'password'] as const;

/** Changes one's own password; a refusal stands beside its field, and nothing typed is lost by it. */
export function useChangePassword() {
  const refreshSessions = useRefreshSessions();
  const form = useForm({ resolver: contractResolver(formSchema), defaultValues: empty });
  const change = trpc.public.changePassword.useMutation({
    onSuccess: () => {
      form.reset(empty);
      refreshSessions();
      toast({
        title: m.account_password_saved(),
        description: m.account_password_saved_text(),
        variant: 'success',
      });
    },
    onError: (error) => {
      const { message, issues = [] } = readError(error);
      toast({ title: m.account_password_failed(), description: message, variant: 'danger' });
      for (const field of fields) {
        const issue = issues.find(({ path }) => path === field);
        if (issue)
          form.setError(field, { type: 'server', message: issue.message }, { shouldFocus: true });
      }
    },
  });
  return {
    form,
    isPending: change.isPending,
    submit: form.handleSubmit(({ current, password }) => {
      if (!change.isPending) change.mutate({ current, password });
    }),
  };
}
