import { Link, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { NewPasswordForm, useSetPasswordByLink } from '../../../domain/new-password-form.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { MailLinkLayout, MailLinkStatus, useMailLink } from '../../../ui/mail-link-page.tsx';
import { toast } from '../../../ui/toast.tsx';

/** Saves the new password and leads to the login, where it is used for the first time. */
function useResetPassword(token: string, onInvalidLink: () => void) {
  const router = useRouter();
  const { api } = useRouteContext({ from: '__root__' });
  return useSetPasswordByLink({
    send: async (password) => {
      await (await api()).public.resetPassword.mutate({ token, password });
      toast({
        title: m.account_reset_done(),
        description: m.account_reset_done_text(),
        variant: 'success',
      });
      await router.navigate({ to: '/', search: { login: true }, replace: true });
    },
    failed: m.account_reset_failed,
    onInvalidLink,
  });
}

interface ResetPasswordFormProps {
  token: string;
  /** Masked: the link's holder recognises it, and a stranger learns nothing. */
  email: string;
  onInvalidLink: () => void;
}

function ResetPasswordForm({ token, email, onInvalidLink }: ResetPasswordFormProps) {
  const { refusal, isPending, clearRefusal, submit } = useResetPassword(token, onInvalidLink);
  return (
    <NewPasswordForm
      lead={m.account_reset_lead({ email })}
      action={m.account_reset_save()}
      refusal={refusal}
      isPending={isPending}
      onChange={clearRefusal}
      onSubmit={submit}
    />
  );
}

/** The page behind the mail about a forgotten password. */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/public/reset' });
  const { api } = useRouteContext({ from: '__root__' });
  const { link, retry, giveUp } = useMailLink(token, async (secret) =>
    (await api()).public.getPasswordReset.query({ token: secret }),
  );
  const isDead = link.state === 'dead';
  return (
    <MailLinkLayout title={isDead ? m.account_reset_dead_title() : m.account_reset_title()}>
      <MailLinkStatus link={link} onRetry={retry} />
      {isDead && (
        <div className="grid justify-items-start gap-5" role="status">
          <p className="text-muted">{m.account_reset_dead_text()}</p>
          <Link to="/forgot" className={buttonClass('secondary')}>
            {m.account_reset_dead_again()}
          </Link>
        </div>
      )}
      {link.state === 'open' && (
        <ResetPasswordForm
          token={link.token}
          email={link.found.maskedEmail}
          onInvalidLink={giveUp}
        />
      )}
    </MailLinkLayout>
  );
}
