import { getRouteApi } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { telHref } from '../../lib/tel-href.ts';
import { useCompanyContact } from '../../lib/use-company-contact.ts';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { Button } from '../../ui/button.tsx';
import { KitColours } from './kit-colours.tsx';
import { KitFacts } from './kit-facts.tsx';
import { KitLogos } from './kit-logos.tsx';
import { KitRules } from './kit-rules.tsx';
import { KitSection } from './kit-section.tsx';
import { KitTexts } from './kit-texts.tsx';

const route = getRouteApi('/public/media-kit.html');

const linkClass = 'text-ink underline decoration-edge underline-offset-4 hover:decoration-sun';

/** Everything somebody needs who writes about the company, on one page that also prints. */
export function KitPage() {
  const { email, phone } = useCompanyContact();
  const { logos, colours, boilerplates, facts } = route.useLoaderData();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[90rem] px-4 pt-12 pb-20 outline-none sm:px-6 sm:pt-16 lg:px-10 lg:pb-28 print:p-0"
    >
      <header className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <p className="text-sm font-medium text-muted">{m.media_title()}</p>
          <h1 className="mt-2 text-4xl">{m.media_kit_title()}</h1>
          <p className="mt-5 max-w-[58ch] text-lg text-muted">
            {m.media_kit_intro({ brand: company.brand })}
          </p>
        </div>
        <div data-no-print className="lg:col-span-4 lg:text-end">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {m.media_kit_print()}
          </Button>
        </div>
      </header>
      <ArcDivider className="mt-10" />
      <KitSection id="logos" title={m.media_kit_logos()} text={m.media_kit_logos_text()}>
        <KitLogos logos={logos} />
      </KitSection>
      <KitSection id="colours" title={m.media_kit_colours()} text={m.media_kit_colours_text()}>
        <KitColours colours={colours} />
      </KitSection>
      <KitSection id="texts" title={m.media_kit_texts()}>
        <KitTexts boilerplates={boilerplates} />
      </KitSection>
      <KitSection id="facts" title={m.media_kit_facts()}>
        <KitFacts facts={facts} />
      </KitSection>
      <KitSection id="rules" title={m.media_kit_rules()}>
        <KitRules />
      </KitSection>
      <KitSection id="press" title={m.media_kit_contact()}>
        <p className="max-w-[60ch]">{m.media_kit_contact_text()}</p>
        <p className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-lg">
          <a href={`mailto:${email}`} className={linkClass}>
            {email}
          </a>
          <a href={telHref(phone)} className={`${linkClass} figures whitespace-nowrap`}>
            {phone}
          </a>
        </p>
      </KitSection>
    </main>
  );
}
