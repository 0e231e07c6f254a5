import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { TellBox } from './tell-box.tsx';
import type { TellChoice } from './use-tell-choice.ts';

interface DecisionButtonsProps {
  /** The status that is being sent. */
  sending: ApplicationStatus | undefined;
  /** Whether the applicant is mailed. */
  tell: TellChoice;
  onDecide: (status: ApplicationStatus) => void;
}

/** From any status to any of the three. */
export function DecisionButtons({ sending, tell, onDecide }: DecisionButtonsProps) {
  const shared = (status: ApplicationStatus) => ({
    pending: sending === status,
    disabled: sending !== undefined && sending !== status,
    onClick: () => onDecide(status),
  });
  return (
    <div className="grid w-full items-center gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TellBox tell={tell} />
      <fieldset
        aria-label={m.admin_decide()}
        className="m-0 grid min-w-0 grid-cols-2 gap-3 border-0 p-0 sm:flex sm:flex-wrap sm:justify-end"
      >
        <Button variant="secondary" className="col-span-2" {...shared('reviewing')}>
          {m.admin_decide_reviewing()}
        </Button>
        <Button variant="danger" {...shared('rejected')}>
          {m.admin_decide_reject()}
        </Button>
        <Button {...shared('accepted')}>{m.admin_decide_accept()}</Button>
      </fieldset>
    </div>
  );
}
