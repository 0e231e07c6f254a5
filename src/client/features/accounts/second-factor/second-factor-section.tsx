import { useRouteContext } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { company } from '../../../../shared/content/company.ts';
import type {
  ReauthenticationInput,
  SecondFactorState,
} from '../../../../shared/contracts/account.ts';
import { portalHome } from '../../../../shared/domain/accounts.ts';
import type { FieldIssue } from '../../../../shared/errors.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { useInvalidate } from '../../../invalidation.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { useDateTimeFormat } from '../../../lib/use-format.ts';
import { trpc } from '../../../trpc.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { UnsavedChangesGuard } from '../../../ui/discard-guard.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { QueryResult } from '../../../ui/query-result.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AccountSection } from '../account-section.tsx';
import { notifyFailure, ReauthenticationForm } from './prove-form.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

const codesTitleId = 'recovery-codes-title';

/** The codes for a lost phone, which are shown once: they stay in view until the user confirms having saved them. */
function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { email } = useRouteContext({ from: '/portal', select: ({ user }) => user });
  const isSaved = useRef(false);
  const head = m.second_factor_codes_for({ email, brand: company.brand });
  const save = () =>
    downloadFile(
      new Blob([`${head}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }),
      `${m.second_factor_codes_file()}.txt`,
    );
  return (
    <div className="grid gap-4">
      <UnsavedChangesGuard isDirty saved={isSaved} />
      <h3 id={codesTitleId} tabIndex={-1} className="text-lg outline-none">
        {m.second_factor_codes_title()}
      </h3>
      <p className="max-w-[60ch]">{m.second_factor_codes_text()}</p>
      <p className="hidden print:block">{head}</p>
      <ul
        aria-label={m.second_factor_codes_list()}
        className="m-0 grid list-none gap-x-6 gap-y-1 rounded bg-surface p-4 font-medium sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="figures wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div data-no-print className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} what={m.second_factor_codes_copy()} />
        <Button variant="secondary" size="sm" onClick={save}>
          <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.second_factor_codes_download()}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.second_factor_codes_print()}
        </Button>
      </div>
      <Button
        data-no-print
        className="justify-self-start"
        onClick={() => {
          isSaved.current = true;
          onSaved();
        }}
      >
        {m.second_factor_codes_kept()}
      </Button>
    </div>
  );
}

interface ReauthenticationDialogProps {
  title: string;
  /** The consequences. */
  text: string;
  action: string;
  variant: 'primary' | 'danger';
  isPending: boolean;
  send: (input: ReauthenticationInput) => Promise<FieldIssue[]>;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** A change of two-step login that password and code have to go with. */
function ReauthenticationDialog({
  title,
  text,
  action,
  variant,
  isPending,
  send,
  onClose,
  returnFocus,
}: ReauthenticationDialogProps) {
  return (
    <FormDialog
      open
      onClose={onClose}
      returnFocus={returnFocus}
      size="sm"
      title={title}
      description={text}
      action={action}
      variant={variant}
      pending={isPending}
    >
      <ReauthenticationForm asksCode send={send} />
    </FormDialog>
  );
}

type Change = 'set-up' | 'renew' | 'end';

interface SecondFactorStatusProps {
  state: SecondFactorState;
  onChange: (change: Change) => void;
}

/** The button of a change, where the focus returns to. */
const changeButtonId = (change: Change) => `second-factor-${change}`;

/** Its state, and the possible actions. */
function SecondFactorStatus({ state, onChange }: SecondFactorStatusProps) {
  const dates = useDateTimeFormat();
  const { since, recoveryCodesLeft, isRequired } = state;
  const button = (change: Change, label: string, variant: 'primary' | 'secondary') => (
    <Button id={changeButtonId(change)} variant={variant} onClick={() => onChange(change)}>
      {label}
    </Button>
  );
  if (!since) {
    return (
      <div className="grid justify-items-start gap-4">
        <Badge>{m.second_factor_is_off()}</Badge>
        {button('set-up', m.second_factor_set_up(), 'primary')}
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone="success">{m.second_factor_is_on({ date: dates.day(since) })}</Badge>
        <span className="text-sm text-muted">
          {m.second_factor_codes_left({ count: recoveryCodesLeft })}
        </span>
      </p>
      {isRequired && <p className="text-sm text-muted">{m.second_factor_required_text()}</p>}
      <div className="flex flex-wrap gap-2">
        {button('renew', m.second_factor_new_codes(), 'secondary')}
        {button('set-up', m.second_factor_replace(), 'secondary')}
        {!isRequired && button('end', m.second_factor_turn_off(), 'secondary')}
      </div>
    </div>
  );
}

type Send = (input: ReauthenticationInput) => Promise<FieldIssue[]>;

function notifyChanged(title: string): FieldIssue[] {
  toast({ title, description: m.second_factor_elsewhere_out(), variant: 'success' });
  return [];
}

/** Renews the recovery codes and turns the second factor off; each shows its result. */
function useSecondFactorChanges(onCodes: (recoveryCodes: string[]) => void, onOff: () => void) {
  const renew = trpc.public.renewRecoveryCodes.useMutation();
  const end = trpc.public.endSecondFactor.useMutation();
  const sendRenewal: Send = async (input) => {
    try {
      onCodes((await renew.mutateAsync(input)).recoveryCodes);
    } catch (error) {
      return notifyFailure(error);
    }
    return notifyChanged(m.second_factor_codes_made());
  };
  const sendEnd: Send = async (input) => {
    try {
      await end.mutateAsync(input);
    } catch (error) {
      return notifyFailure(error);
    }
    onOff();
    return notifyChanged(m.second_factor_turned_off());
  };
  return {
    renew: { send: sendRenewal, isPending: renew.isPending },
    end: { send: sendEnd, isPending: end.isPending },
  };
}

/** Two-step login: its state, the dialogs that change it, and the recovery codes while they can be seen. */
export function SecondFactorSection() {
  const { user } = useRouteContext({ from: '/portal' });
  const state = trpc.public.getSecondFactor.useQuery();
  const invalidate = useInvalidate('public.getSecondFactor');
  const [change, setChange] = useState<Change | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const last = useRef<Change>('set-up');
  if (change) last.current = change;

  function close() {
    setChange(null);
    void invalidate();
  }
  function showCodes(made: string[]) {
    setCodes(made);
    close();
  }
  function finish() {
    // The account has more access now: a full navigation reads the person anew.
    if (user.lacksSecondFactor) return window.location.assign(portalHome[user.role]);
    setCodes(null);
  }
  const { renew, end } = useSecondFactorChanges(showCodes, close);
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
        <RecoveryCodes codes={codes} onSaved={finish} />
      ) : (
        <QueryResult
          query={state}
          errorTitle={m.second_factor_load_failed()}
          skeleton={<Skeleton className="h-24" />}
        >
          {(present) => <SecondFactorStatus state={present} onChange={setChange} />}
        </QueryResult>
      )}
      {change === 'set-up' && (
        <SetUpDialog {...dialog} isOn={Boolean(state.data?.since)} onCodes={showCodes} />
      )}
      {change === 'renew' && (
        <ReauthenticationDialog
          {...dialog}
          {...renew}
          title={m.second_factor_new_codes()}
          text={m.second_factor_new_codes_text()}
          action={m.second_factor_new_codes_make()}
          variant="primary"
        />
      )}
      {change === 'end' && (
        <ReauthenticationDialog
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
