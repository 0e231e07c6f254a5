import type { Subscriber } from '../../../shared/contracts/inbox.ts';
import { ConsentText } from '../../domain/consent-text.tsx';

/** What whoever gave the address has read, and when. */
export function SubscriberConsent({ subscriber }: { subscriber: Subscriber }) {
  const { consentVersion, consentLocale, consentAt } = subscriber;
  return (
    <div className="max-w-80 min-w-40 text-sm">
      <ConsentText
        form="newsletter"
        version={consentVersion}
        locale={consentLocale}
        at={consentAt}
      />
    </div>
  );
}
