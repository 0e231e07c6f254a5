import { Link, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import type { Invitation } from '../../../../shared/contracts/account.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../../domain/company-contact.tsx';
import { NewPasswordForm, useSetPasswordByLink } from '../../../domain/new-password-form.tsx';
import { saveLanguage } from '../../../lib/language-choice.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { MailLinkLayout, MailLinkStatus, useMailLink } from '../../../ui/mail-link-page.tsx';
import { EmailSentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.tsx';

/** Sends the chosen password, logs in by it and leads to the portal. */
function useActivation(token: string, onInvalidLink: () => void) {
  const router = useRouter();
  const { locale, api } = useRouteContext({ from: '__root__' });
  return useSetPasswordByLink({
    send: async (password) => {
      const { redirectTo } = await (await api()).public.activateAccount.mutate({ token, password });
      // Portals have no language in their path: they go on in the one of this page.
      saveLanguage(locale);
      toast({
        title: m.users_activate_done(),
        description: m.users_activate_done_text(),
        variant: 'success',
      });
      await router.navigate({ href: redirectTo, replace: true });
    },
    failed: m.users_activate_failed,
    onInvalidLink,
  });
}

interface ActivationFormProps {
  token: string;
  invitation: Invitation;
  onInvalidLink: () => void;
}

function ActivationForm({ token, invitation, onInvalidLink }: ActivationFormProps) {
  const { refusal, isPending, clearRefusal, submit } = useActivation(token, onInvalidLink);
  return (
    <NewPasswordForm
      lead={m.users_activate_lead({ email: invitation.maskedEmail })}
      action={m.users_activate_send()}
      refusal={refusal}
      isPending={isPending}
      onChange={clearRefusal}
      onSubmit={submit}
    />
  );
}

/** Says what became of the link, and whom to ask. */
function InvalidLinkNotice() {
  const { email } = useCompanyContact();
  return (
    <div className="grid justify-items-start gap-4" role="status">
      <p className="text-muted">
        <EmailSentence
          sentence={(address) => m.users_activate_dead_text({ email: address })}
          email={email}
        />
      </p>
      <p className="text-muted">{m.users_activate_dead_login()}</p>
      <Link to="/" search={{ login: true }} className={buttonClass('secondary')}>
        {m.users_activate_login()}
      </Link>
    </div>
  );
}

/** Reads the recipient of an invitation from its link. */
function useInvitation() {
  const { token } = useSearch({ from: '/public/activate' });
  const { api } = useRouteContext({ from: '__root__' });
  return useMailLink(token, async (secret) =>
    (await api()).public.getInvitation.query({ token: secret }),
  );
}

export function ActivatePage() {
  const { link, retry, giveUp } = useInvitation();
  const title =
    link.state === 'open'
      ? m.users_activate_hello({ name: link.found.firstName })
      : link.state === 'dead'
        ? m.users_activate_dead_title()
        : m.users_activate_title();

  return (
    <MailLinkLayout title={title}>
      <MailLinkStatus link={link} onRetry={retry} />
      {link.state === 'dead' && <InvalidLinkNotice />}
      {link.state === 'open' && (
        <ActivationForm token={link.token} invitation={link.found} onInvalidLink={giveUp} />
      )}
    </MailLinkLayout>
  );
}
