import { useState } from 'react';
import type { InvitationLink, User } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AccessRow } from './access-row.tsx';
import { SecondFactorRow } from './second-factor-row.tsx';
import { useAccess } from './use-access.ts';
import { fullName, useIsOwn } from './user-name.tsx';

interface UserAccessProps {
  user: User;
  onLink: (invitation: InvitationLink) => void;
}

const accountTexts = {
  active: m.users_account_active,
  invited: m.users_account_invited,
  deactivated: m.users_account_deactivated,
};

/** Invitation, sessions, second factor and account of a user, each with what can be done about it. */
export function UserAccess({ user, onLink }: UserAccessProps) {
  const { id, state, sessions, invitedAt } = user;
  const dates = useMoments();
  const isOwn = useIsOwn(id);
  const { resend, endSessions, deactivate, reactivate } = useAccess(onLink);
  const [asked, setAsked] = useState<'deactivate' | 'sessions' | null>(null);
  const closeQuestion = { onSettled: () => setAsked(null) };

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
          {sessions > 0 && (
            <Button
              variant="secondary"
              size="sm"
              pending={endSessions.isPending}
              onClick={() => (isOwn ? setAsked('sessions') : endSessions.mutate({ id }))}
            >
              {m.users_end_sessions()}
            </Button>
          )}
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
            <Button variant="secondary" size="sm" onClick={() => setAsked('deactivate')}>
              {m.users_deactivate()}
            </Button>
          )}
        </AccessRow>
      </ul>
      <ConfirmDialog
        open={asked === 'deactivate'}
        onOpenChange={() => setAsked(null)}
        title={
          isOwn
            ? m.users_deactivate_own_title()
            : m.users_deactivate_title({ name: fullName(user) })
        }
        description={isOwn ? m.users_deactivate_own_text() : m.users_deactivate_text()}
        action={m.users_deactivate()}
        pending={deactivate.isPending}
        onConfirm={() => deactivate.mutate({ id }, closeQuestion)}
      />
      <ConfirmDialog
        open={asked === 'sessions'}
        onOpenChange={() => setAsked(null)}
        title={m.users_end_sessions_title()}
        description={m.users_end_sessions_own()}
        action={m.users_end_sessions()}
        pending={endSessions.isPending}
        onConfirm={() => endSessions.mutate({ id }, closeQuestion)}
      />
    </section>
  );
}
