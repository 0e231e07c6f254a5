import { getRouteApi } from '@tanstack/react-router';
import { governmentIdFields, type MaskedIds } from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { IdChangeDialog } from './id-change-dialog.tsx';
import { idLabels } from './labels.ts';

const route = getRouteApi('/portal/employee/profile');
const buttonId = 'request-ids';

/** The government's numbers, masked, and the way to have them changed. */
export function GovernmentIds({ ids }: { ids: MaskedIds }) {
  const { request } = route.useSearch();
  const navigate = route.useNavigate();
  const history = useDialogHistory(() => void navigate({ search: {}, replace: true }));
  return (
    <section aria-labelledby="ids-title" className="min-w-0">
      <h2 id="ids-title" className="text-xl">
        {m.employee_portal_ids()}
      </h2>
      <p className="mt-2 max-w-[60ch] text-sm text-muted">{m.employee_portal_ids_text()}</p>
      <dl className="figures m-0 mt-4">
        {governmentIdFields.map((field) => (
          <Fact key={field} label={idLabels[field]()}>
            {ids[field] ?? <span className="text-muted">{m.employee_portal_ids_empty()}</span>}
          </Fact>
        ))}
      </dl>
      <Button
        id={buttonId}
        variant="secondary"
        className="mt-4"
        onClick={() => {
          history.noteOpened();
          void navigate({ search: { request: 'ids' }, resetScroll: false });
        }}
      >
        {m.employee_portal_ids_request()}
      </Button>
      <IdChangeDialog
        open={request === 'ids'}
        onClose={history.close}
        returnFocus={() => document.getElementById(buttonId)}
      />
    </section>
  );
}
