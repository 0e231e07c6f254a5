import { getRouteApi, Link } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { ConsentStatus } from './consent-status.tsx';
import { PreferencesForm } from './preferences-form.tsx';

const layout = getRouteApi('/public');

export function PreferencesPage() {
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
