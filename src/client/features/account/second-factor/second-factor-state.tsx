import type { SecondFactorState as State } from '../../../../shared/contracts/second-factor.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../../lib/use-moments.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

export type Change = 'set-up' | 'renew' | 'end';

interface SecondFactorStateProps {
  state: State;
  onChange: (change: Change) => void;
}

/** The button of a change, where the focus returns to. */
export const changeButtonId = (change: Change) => `second-factor-${change}`;

/** Whether it is on, and what can be done about it. */
export function SecondFactorState({ state, onChange }: SecondFactorStateProps) {
  const dates = useMoments();
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
