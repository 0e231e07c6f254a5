import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useTell } from './use-tell.ts';

/** What the applicant knows of the decision, and the way to tell them now. */
export function TellingNote({ application }: { application: ApplicationDetail }) {
  const { id, status, tellAt, toldAt, withdrawnAt } = application;
  const { moment } = useDateTimeFormat();
  const { tell, isTelling } = useTell();
  if (withdrawnAt) return null;
  if (status === 'rejected' && toldAt) {
    return <Alert>{m.admin_telling_known({ date: moment(toldAt) })}</Alert>;
  }
  if (!tellAt && status !== 'rejected') return null;
  return (
    <Alert tone={tellAt ? 'info' : 'warning'}>
      <p>{tellAt ? m.admin_telling_waits({ date: moment(tellAt) }) : m.admin_telling_missing()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="sm"
          variant="secondary"
          pending={isTelling}
          onClick={() => tell([id], 'mail')}
        >
          {m.admin_tell_now()}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={isTelling}
          onClick={() => tell([id], 'elsewhere')}
        >
          {m.admin_tell_elsewhere()}
        </Button>
      </div>
    </Alert>
  );
}
