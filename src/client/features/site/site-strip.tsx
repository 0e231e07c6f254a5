import type { ExchangeRates } from '../../../shared/contracts/site.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { PauseButton } from '../../ui/pause-button.tsx';
import { ContactTicker } from './contact-ticker.tsx';
import { RateTicker } from './rate-ticker.tsx';
import { SiteClocks } from './site-clocks.tsx';

/** The slim line above the header: the time at the desks, how to reach them, and what the peso costs. */
export function SiteStrip({ rates }: { rates: ExchangeRates | null }) {
  return (
    <div data-strip className="night text-xs text-muted">
      <div className="mx-auto flex h-11 max-w-[90rem] items-center gap-x-2 px-4 sm:gap-x-3 sm:px-6 lg:px-10 xl:h-9">
        <SiteClocks />
        <div data-hold className="ms-auto flex items-center gap-x-3 sm:gap-x-8">
          <div className="hidden md:block">
            <ContactTicker />
          </div>
          <div className="hidden min-[22.5rem]:block">
            <RateTicker rates={rates} />
          </div>
        </div>
        <PauseButton
          pause={m.site_strip_pause()}
          resume={m.site_strip_resume()}
          className="-me-2 grid size-8 shrink-0 place-items-center rounded text-muted transition-colors hover:text-ink"
          glyphClass="size-3.5"
        />
      </div>
    </div>
  );
}
