import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../lib/plan-names.ts';
import { Fact } from '../../ui/fact.tsx';
import { paymentLabels } from './labels.ts';
import { NdaBadge } from './nda-badge.tsx';

export function TermsFacts({ client }: { client: ClientDetail }) {
  const { ndaSigned, paymentMethod, preferredCurrency, plan } = client;
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-lg">{m.clients_group_terms()}</h2>
      <dl className="m-0">
        <Fact label={m.clients_nda()}>
          <NdaBadge isSigned={ndaSigned} />
        </Fact>
        <Fact label={m.clients_payment_method()}>{paymentLabels[paymentMethod]()}</Fact>
        <Fact label={m.clients_currency()}>{preferredCurrency}</Fact>
        <Fact label={m.clients_plan()}>{plan ? planNames[plan]() : m.clients_plan_none()}</Fact>
      </dl>
    </section>
  );
}
