import { useState } from 'react';
import type { User } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AccessRow } from './access-row.tsx';
import { useRemoveSecondFactor } from './use-remove-second-factor.ts';
import { fullName, useIsOwn } from './user-name.tsx';

/** Whether the login asks for a code, and the way out for who has lost the phone. */
export function SecondFactorRow({ user }: { user: User }) {
  const { id, hasSecondFactor } = user;
  const isOwn = useIsOwn(id);
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveSecondFactor();
  const name = fullName(user);
  const onText = isOwn ? m.second_factor_user_own() : m.second_factor_user_on();
  return (
    <AccessRow
      title={m.second_factor_title()}
      text={hasSecondFactor ? onText : m.second_factor_user_off()}
    >
      {hasSecondFactor && !isOwn && (
        <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
          {m.second_factor_remove()}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.second_factor_remove_title({ name })}
        description={m.second_factor_remove_text({ name })}
        action={m.second_factor_remove()}
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onSettled: () => setAsked(false) })}
      />
    </AccessRow>
  );
}
