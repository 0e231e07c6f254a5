import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { requestPasswordResetInput } from '../../../../shared/contracts/account.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../../domain/company-contact.tsx';
import { contractResolver } from '../../../lib/contract-resolver.ts';
import { readError } from '../../../lib/read-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { MailLinkLayout, useFocusOnMount } from '../../../ui/mail-link-page.tsx';
import { EmailSentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.tsx';

interface ForgotPasswordFormProps {
  /** It was sent before, and the button that leads back here had the focus. */
  isAgain: boolean;
  /** The answer is the same for every name. */
  onSent: (name: string) => void;
}

function ForgotPasswordForm({ isAgain, onSent }: ForgotPasswordFormProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const form = useForm({
    resolver: contractResolver(requestPasswordResetInput),
    defaultValues: { username: '' },
  });
  const { setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    if (isAgain) setFocus('username');
  }, [isAgain, setFocus]);

  async function ask(input: { username: string }) {
    try {
      await (await api()).public.requestPasswordReset.mutate(input);
      onSent(input.username);
    } catch (error) {
      const description = readError(error).message;
      toast({ title: m.account_forgot_failed(), description, variant: 'danger' });
    }
  }

  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        if (isSubmitting) return event.preventDefault();
        void form.handleSubmit(ask)(event);
      }}
    >
      <p className="text-muted">{m.account_forgot_lead()}</p>
      <Field label={m.site_login_username()} required error={errors.username?.message}>
        <Input
          {...form.register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" pending={isSubmitting}>
        {m.account_forgot_send()}
      </Button>
    </form>
  );
}

interface LinkSentNoticeProps {
  name: string;
  onAgain: () => void;
}

/** Says where to look, and nothing about whether there is such an account. */
function LinkSentNotice({ name, onAgain }: LinkSentNoticeProps) {
  const { email } = useCompanyContact();
  const text = useFocusOnMount<HTMLParagraphElement>();
  return (
    <div className="grid justify-items-start gap-5">
      <p ref={text} tabIndex={-1} className="text-muted wrap-anywhere outline-none">
        <EmailSentence
          sentence={(address) => m.account_forgot_sent_text({ name, email: address })}
          email={email}
        />
      </p>
      <Button variant="secondary" onClick={onAgain}>
        {m.account_forgot_again()}
      </Button>
    </div>
  );
}

/** Requests a link for a forgotten password. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  return (
    <MailLinkLayout
      title={sentTo === null ? m.account_forgot_title() : m.account_forgot_sent_title()}
    >
      {sentTo === null ? (
        <ForgotPasswordForm isAgain={isAgain} onSent={setSentTo} />
      ) : (
        <LinkSentNotice
          name={sentTo}
          onAgain={() => {
            setSentTo(null);
            setIsAgain(true);
          }}
        />
      )}
    </MailLinkLayout>
  );
}
