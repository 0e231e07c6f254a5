import { getRouteApi } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { sendTestMailInput } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { MailOutcome } from './mail-outcome.tsx';

const resolver = contractResolver(sendTestMailInput);
const portal = getRouteApi('/portal');

/** Sends a test mail, to oneself unless somebody else is named, and says what became of it. */
export function MailForm() {
  const { user } = portal.useRouteContext();
  const form = useForm({ resolver, defaultValues: { to: user.email } });
  const { mutate, data, error, isPending } = trpc.admin.settings.sendTestMail.useMutation({
    onError: (failure) => {
      for (const { path, message } of readError(failure).issues) {
        if (path === 'to') form.setError('to', { message }, { shouldFocus: true });
      }
    },
  });
  return (
    <form
      noValidate
      aria-labelledby="mail-title"
      onSubmit={form.handleSubmit((input) => {
        if (!isPending) mutate(input);
      })}
      className="grid gap-4"
    >
      <Field
        label={m.settings_mail_to()}
        required
        error={form.formState.errors.to?.message}
        className="max-w-md"
      >
        <Input {...form.register('to')} type="email" autoComplete="off" maxLength={254} />
      </Field>
      <Button type="submit" variant="secondary" pending={isPending} className="justify-self-start">
        {m.settings_mail_send()}
      </Button>
      <div aria-live="polite" className="empty:hidden">
        {!isPending && <MailOutcome result={data} error={error} />}
      </div>
    </form>
  );
}
