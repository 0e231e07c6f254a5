import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { WithoutScripts } from '../../../ui/without-scripts.tsx';
import { NextPanel } from './next-panel.tsx';
import { RegistrationDone } from './registration-done.tsx';
import { RegistrationForm } from './registration-form.tsx';
import {
  forgetRegistration,
  keepRegistration,
  keptRegistration,
  type RegistrationRecord,
} from './registration-record.ts';

const route = getRouteApi('/public/register');

/** A company becomes a client: the form, and what it brings. */
export function RegisterPage() {
  const { plan } = route.useSearch();
  const [done, setDone] = useState<RegistrationRecord | null>(null);

  // The server does not know what this tab has done; a reload finds it out as soon as the page is awake.
  useEffect(() => setDone(keptRegistration()), []);

  function show(record: RegistrationRecord) {
    keepRegistration(record);
    setDone(record);
  }

  function startAnother() {
    forgetRegistration();
    setDone(null);
  }

  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {done ? (
        <RegistrationDone record={done} onAnother={startAnother} />
      ) : (
        <div className="mx-auto grid max-w-[90rem] gap-x-12 gap-y-12 px-4 pt-12 pb-20 sm:px-6 sm:pt-16 lg:grid-cols-12 lg:px-10 lg:pb-28">
          <header className="lg:col-span-12">
            <h1 className="max-w-[16ch] text-4xl">{m.contact_register_title()}</h1>
            <p className="mt-5 max-w-[52ch] text-lg text-muted">{m.contact_register_lead()}</p>
          </header>
          <div className="min-w-0 lg:col-span-7 xl:col-span-8">
            <WithoutScripts className="mb-8" />
            {/* Wakes up by itself, after the page around it: on a slow phone touches are answered in between. */}
            <Suspense>
              <RegistrationForm plan={plan} onRegistered={show} />
            </Suspense>
          </div>
          <div className="lg:col-span-5 xl:col-span-4">
            <NextPanel />
          </div>
        </div>
      )}
    </main>
  );
}
