import type { GovernmentIdsWish } from '../../../shared/contracts/change-request.ts';
import { governmentIdFields } from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Fact } from '../../ui/fact.tsx';

const labels = {
  sssNumber: m.employees_sss,
  philhealthNumber: m.employees_philhealth,
  hdmfNumber: m.employees_hdmf,
  taxId: m.employees_tax_id,
};

/** The government's numbers that an employee asks to have written down, masked. */
export function WishedNumbers({ wish }: { wish: GovernmentIdsWish }) {
  return governmentIdFields.map(
    (field) =>
      wish[field] && (
        <Fact key={field} label={labels[field]()}>
          <span className="figures">{wish[field]}</span>
        </Fact>
      ),
  );
}
