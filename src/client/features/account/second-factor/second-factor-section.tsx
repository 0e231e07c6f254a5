import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { portalHome } from '../../../../shared/roles.ts';
import { trpc } from '../../../trpc.ts';
import { QueryResult } from '../../../ui/query-result.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountSection } from '../account-section.tsx';
import { ProveDialog } from './prove-dialog.tsx';
import { codesTitleId, RecoveryCodes } from './recovery-codes.tsx';
import { type Change, changeButtonId, SecondFactorState } from './second-factor-state.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { useProvenChanges } from './use-proven-changes.ts';
import { useRefreshSecondFactor } from './use-refresh-second-factor.ts';

/** Two-step login: its state, the dialogs that change it, and the recovery codes while they can be seen. */
export function SecondFactorSection() {
  const { user } = useRouteContext({ from: '/portal' });
  const state = trpc.public.getSecondFactor.useQuery();
  const refresh = useRefreshSecondFactor();
  const [change, setChange] = useState<Change | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const last = useRef<Change>('set-up');
  if (change) last.current = change;

  function close() {
    setChange(null);
    void refresh();
  }
  function showCodes(made: string[]) {
    setCodes(made);
    close();
  }
  function keep() {
    // What was closed before is open now: a full navigation reads the person anew.
    if (user.lacksSecondFactor) return window.location.assign(portalHome[user.role]);
    setCodes(null);
  }
  const { renew, end } = useProvenChanges(showCodes, close);
  const dialog = {
    onClose: close,
    returnFocus: () =>
      document.getElementById(codesTitleId) ??
      document.getElementById(changeButtonId(last.current)) ??
      document.getElementById(changeButtonId('set-up')),
  };

  return (
    <AccountSection id="two-step" title={m.second_factor_title()} text={m.second_factor_text()}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={keep} />
      ) : (
        <QueryResult
          query={state}
          errorTitle={m.second_factor_load_failed()}
          skeleton={<Skeleton className="h-24" />}
        >
          {(present) => <SecondFactorState state={present} onChange={setChange} />}
        </QueryResult>
      )}
      {change === 'set-up' && (
        <SetUpDialog {...dialog} isOn={Boolean(state.data?.since)} onCodes={showCodes} />
      )}
      {change === 'renew' && (
        <ProveDialog
          {...dialog}
          {...renew}
          title={m.second_factor_new_codes()}
          text={m.second_factor_new_codes_text()}
          action={m.second_factor_new_codes_make()}
          variant="primary"
        />
      )}
      {change === 'end' && (
        <ProveDialog
          {...dialog}
          {...end}
          title={m.second_factor_off_title()}
          text={m.second_factor_off_text()}
          action={m.second_factor_turn_off()}
          variant="danger"
        />
      )}
    </AccountSection>
  );
}
