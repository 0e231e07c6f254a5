import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../lib/plan-names.ts';
import { useMoments } from '../../lib/use-moments.ts';
import { ConsentText } from '../../ui/consent-text.tsx';
import { Fact } from '../../ui/fact.tsx';
import { languageLabels, sourceLabels } from './labels.ts';

/** How the record came about and what was agreed to. */
export function RegistrationFacts({ client }: { client: ClientDetail }) {
  const { source, plan, createdAt, locale, handledAt } = client;
  const { consentVersion, consentLocale, consentAt } = client;
  const { moment } = useMoments();
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-lg">{m.clients_registration()}</h2>
      <dl className="m-0">
        <Fact label={m.clients_source()}>{sourceLabels[source]()}</Fact>
        <Fact label={m.clients_registration_at()}>{moment(createdAt)}</Fact>
        {source === 'registration' && (
          <>
            <Fact label={m.clients_registration_plan()}>
              {plan ? planNames[plan]() : m.clients_plan_none()}
            </Fact>
            <Fact label={m.clients_registration_handled()}>
              {handledAt ? moment(handledAt) : m.clients_registration_waits()}
            </Fact>
          </>
        )}
        <Fact label={m.clients_registration_language()}>{languageLabels[locale]()}</Fact>
        <Fact label={m.clients_registration_consent()}>
          <ConsentText
            form="registration"
            version={consentVersion}
            locale={consentLocale}
            at={consentAt}
          />
        </Fact>
      </dl>
    </section>
  );
}
