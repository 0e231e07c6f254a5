import { type ReactNode, useState } from 'react';
import type { InvitationLink, User } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { canRetry } from '../../lib/read-error.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton, ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { fullName, useIsCurrentUser } from './user-labels.tsx';

interface AccessRowProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** One part of a person's access: its state, and the possible actions. */
function AccessRow({ title, text, children }: AccessRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-mist py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}

/** Removes a user's second factor, and shows the result. */
function useRemoveSecondFactor() {
  return trpc.admin.users.removeSecondFactor.useMutation({
    onSuccess: () => toast({ title: m.second_factor_removed(), variant: 'success' }),
    onError: (error) => toastFailure(m.second_factor_remove_failed(), error),
  });
}

/** State of the two-step login, with its removal for users who lost the phone. */
function SecondFactorRow({ user }: { user: User }) {
  const { id, hasSecondFactor } = user;
  const isOwn = useIsCurrentUser(id);
  const remove = useRemoveSecondFactor();
  const name = fullName(user);
  const onText = isOwn ? m.second_factor_user_own() : m.second_factor_user_on();
  return (
    <AccessRow
      title={m.second_factor_title()}
      text={hasSecondFactor ? onText : m.second_factor_user_off()}
    >
      {hasSecondFactor && !isOwn && (
        <ConfirmButton
          size="sm"
          label={m.second_factor_remove()}
          title={m.second_factor_remove_title({ name })}
          description={m.second_factor_remove_text({ name })}
          onConfirm={() => remove.mutateAsync({ id })}
        />
      )}
    </AccessRow>
  );
}

interface UserAccessProps {
  user: User;
  onLink: (invitation: InvitationLink) => void;
  /** Runs when the account is gone. */
  onErased: () => void;
}

/** Actions on a user's access; each shows its result. */
function useAccessActions({ onLink, onErased }: Omit<UserAccessProps, 'user'>) {
  const succeeded = (title: () => string) => ({
    onSuccess: () => toast({ title: title(), variant: 'success' }),
  });
  const failed = (title: () => string) => ({
    onError: (error: unknown) => toastFailure(title(), error),
  });
  return {
    resend: trpc.admin.users.resendInvitation.useMutation({
      onSuccess: (invitation) => {
        onLink(invitation);
      },
      ...failed(m.users_resend_failed),
    }),
    endSessions: trpc.admin.users.endSessions.useMutation({
      onSuccess: ({ count }) => {
        toast({ title: m.users_sessions_ended({ count }), variant: 'success' });
      },
      ...failed(m.users_sessions_failed),
    }),
    deactivate: trpc.admin.users.deactivate.useMutation({
      ...succeeded(m.users_deactivated),
      ...failed(m.users_deactivate_failed),
    }),
    reactivate: trpc.admin.users.reactivate.useMutation({
      ...succeeded(m.users_reactivated),
      ...failed(m.users_reactivate_failed),
    }),
    erase: trpc.admin.users.erase.useMutation({
      onSuccess: () => {
        toast({ title: m.users_erased(), variant: 'success' });
        onErased();
      },
      ...failed(m.users_erase_failed),
    }),
  };
}

const accountTexts = {
  active: m.users_account_active,
  invited: m.users_account_invited,
  deactivated: m.users_account_deactivated,
};

/** Invitation, sessions, second factor and account of a user, each with what can be done about it. */
export function UserAccess({ user, onLink, onErased }: UserAccessProps) {
  const { id, state, sessions, invitedAt } = user;
  const dates = useDateTimeFormat();
  const isOwn = useIsCurrentUser(id);
  const { resend, endSessions, deactivate, reactivate, erase } = useAccessActions({
    onLink,
    onErased,
  });
  const [isDeactivating, setIsDeactivating] = useState(false);

  return (
    <section aria-labelledby="user-access" className="mt-6 border-t border-mist pt-5">
      <h3 id="user-access" className="text-lg">
        {m.users_access()}
      </h3>
      <ul className="m-0 grid list-none p-0">
        {state === 'invited' && (
          <AccessRow
            title={m.users_access_invitation()}
            text={m.users_access_invited({ date: invitedAt ? dates.moment(invitedAt) : '' })}
          >
            <Button
              variant="secondary"
              size="sm"
              pending={resend.isPending}
              onClick={() => resend.mutate({ id })}
            >
              {m.users_resend()}
            </Button>
          </AccessRow>
        )}
        <AccessRow
          title={m.users_access_sessions()}
          text={sessions > 0 ? m.users_sessions_text({ count: sessions }) : m.users_sessions_none()}
        >
          {sessions > 0 &&
            (isOwn ? (
              <ConfirmButton
                size="sm"
                label={m.users_end_sessions()}
                title={m.users_end_sessions_title()}
                description={m.users_end_sessions_own()}
                onConfirm={() => endSessions.mutateAsync({ id })}
              />
            ) : (
              <Button
                variant="secondary"
                size="sm"
                pending={endSessions.isPending}
                onClick={() => endSessions.mutate({ id })}
              >
                {m.users_end_sessions()}
              </Button>
            ))}
        </AccessRow>
        {state !== 'invited' && <SecondFactorRow user={user} />}
        <AccessRow title={m.users_access_account()} text={accountTexts[state]()}>
          {state === 'deactivated' ? (
            <Button
              variant="secondary"
              size="sm"
              pending={reactivate.isPending}
              onClick={() => reactivate.mutate({ id })}
            >
              {m.users_reactivate()}
            </Button>
          ) : (
            <Button variant="secondary" size="sm" onClick={() => setIsDeactivating(true)}>
              {m.users_deactivate()}
            </Button>
          )}
        </AccessRow>
        {state === 'deactivated' && (
          <AccessRow title={m.users_erase_row()} text={m.users_erase_row_text()}>
            <ConfirmButton
              variant="danger"
              size="sm"
              label={m.users_erase()}
              title={m.users_erase_title({ name: fullName(user) })}
              description={m.users_erase_text()}
              action={m.users_erase_row()}
              onConfirm={() => erase.mutateAsync({ id })}
            />
          </AccessRow>
        )}
      </ul>
      <ConfirmDialog
        open={isDeactivating}
        onOpenChange={setIsDeactivating}
        title={
          isOwn
            ? m.users_deactivate_own_title()
            : m.users_deactivate_title({ name: fullName(user) })
        }
        description={isOwn ? m.users_deactivate_own_text() : m.users_deactivate_text()}
        action={m.users_deactivate()}
        pending={deactivate.isPending}
        onConfirm={() =>
          deactivate.mutate(
            { id },
            {
              onSuccess: () => setIsDeactivating(false),
              onError: (error) => {
                if (!canRetry(error)) setIsDeactivating(false);
              },
            },
          )
        }
      />
    </section>
  );
}
