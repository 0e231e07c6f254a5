import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { getDateFormat } from '../../../shared/i18n/date-format.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import {
  allAccepted,
  type ConsentChoice,
  necessaryOnly,
  saveConsent,
  suggestedChoice,
  useConsent,
} from '../../domain/cookie-consent.ts';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { ConsentSwitch, categoryNames } from './consent-categories.tsx';

/** State of the choice, with its date. */
function ConsentStatus() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const consent = useConsent();
  const date = getDateFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="grid *:[grid-area:1/1]">
      {/* The longer of the two keeps the place, also while the choice is not read yet. */}
      <p className={consent === null ? undefined : 'invisible'}>{m.consent_page_none()}</p>
      {consent && <p>{m.consent_page_since({ date: date.format(new Date(consent.timestamp)) })}</p>}
    </div>
  );
}

/** @param hasEmbed whether a service of others is built into the pages at all */
function PreferencesForm({ hasEmbed }: { hasEmbed: boolean }) {
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
    saveConsent({ functional, analytics, marketing });
    setChanged(null);
  }

  return (
    <form
      method="dialog"
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
            save(allAccepted);
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

const layout = getRouteApi('/public');

export function CookiePreferencesPage() {
  const { bookingEmbedUrl } = layout.useLoaderData();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[90rem] px-4 pt-12 pb-20 outline-none sm:px-6 sm:pt-16 lg:px-10 lg:pb-28"
    >
      <header className="max-w-[62rem]">
        <h1 className="text-[clamp(1.5rem,8vw,2.25rem)] sm:text-4xl">{m.consent_page_title()}</h1>
        <p className="mt-5 max-w-[58ch] text-lg text-muted">{m.consent_page_intro()}</p>
      </header>
      <ArcDivider className="mt-8 sm:mt-10" />
      <div className="grid gap-x-12 gap-y-8 pt-8 lg:grid-cols-12 lg:pt-12">
        <div className="text-muted lg:col-span-3">
          <ConsentStatus />
          <p className="mt-3">
            <Link
              to="/privacy-policy"
              hash="cookies"
              className="text-ink underline decoration-edge underline-offset-4 hover:decoration-sun"
            >
              {m.consent_page_list()}
            </Link>
          </p>
        </div>
        <div className="max-w-[68ch] min-w-0 lg:col-span-8 lg:col-start-5">
          <PreferencesForm hasEmbed={bookingEmbedUrl !== null} />
        </div>
      </div>
    </main>
  );
}
