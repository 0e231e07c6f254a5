import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import {
  type ConsentChoice,
  everything,
  giveConsent,
  necessaryOnly,
  suggestedChoice,
  useConsent,
} from '../../lib/consent.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/use-toast.ts';
import { categoryNames } from './category-names.ts';
import { ConsentSwitch } from './consent-switch.tsx';

/** @param hasEmbed whether a service of others is built into the pages at all */
export function PreferencesForm({ hasEmbed }: { hasEmbed: boolean }) {
  const consent = useConsent();
  const isAwake = consent !== undefined;
  const [changed, setChanged] = useState<ConsentChoice | null>(null);
  const choice = changed ?? consent ?? suggestedChoice;
  const texts = {
    functional: hasEmbed ? m.consent_functional_text_embed() : m.consent_functional_text_own(),
    analytics: m.consent_analytics_text(),
    marketing: m.consent_marketing_text(),
  };

  function save({ functional, analytics, marketing }: ConsentChoice) {
    giveConsent({ functional, analytics, marketing });
    setChanged(null);
  }

  return (
    <form
      aria-label={m.consent_page_switches()}
      onSubmit={(event) => {
        event.preventDefault();
        save(choice);
        toast({
          title: m.consent_saved(),
          description: m.consent_saved_text(),
          variant: 'success',
        });
      }}
    >
      <div className="grid divide-y divide-mist border-y border-mist *:py-5">
        <ConsentSwitch
          name={m.consent_necessary()}
          note={m.consent_always_on()}
          text={m.consent_necessary_text()}
          checked
          disabled
        />
        {categoryNames().map(({ category, name }) => (
          <ConsentSwitch
            key={category}
            name={name}
            text={texts[category]}
            checked={isAwake ? choice[category] : undefined}
            onChange={(checked) => setChanged({ ...choice, [category]: checked })}
          />
        ))}
      </div>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit">{m.consent_save()}</Button>
        <Button
          variant="secondary"
          onClick={() => {
            save(everything);
            toast({
              title: m.consent_accepted(),
              description: m.consent_accepted_text(),
              variant: 'success',
            });
          }}
        >
          {m.consent_accept_all_cookies()}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            save(necessaryOnly);
            toast({
              title: m.consent_rejected(),
              description: m.consent_rejected_text(),
              variant: 'success',
            });
          }}
        >
          {m.consent_reject_all_cookies()}
        </Button>
      </div>
    </form>
  );
}
