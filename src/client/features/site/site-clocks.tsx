import { zoneData } from '../../lib/zone-span.ts';
import { zones } from './zones.ts';

/** What time it is where the company works. Empty places of the same size until the page is awake. */
export function SiteClocks() {
  const now = new Date();
  return (
    <div className="flex gap-x-2 sm:gap-x-6">
      {zones.map(({ city, label, timeZone, names }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form control
        <div
          key={timeZone}
          role="group"
          aria-label={`${city} (${label})`}
          data-names={JSON.stringify(names)}
          {...zoneData(timeZone, now)}
          className="flex flex-col-reverse leading-tight xl:flex-row xl:items-baseline xl:gap-2"
        >
          <span className="hidden xl:inline">{city}</span>
          <time className="figures block w-[7ch] font-medium text-ink" />
          <span data-zone-name className="min-h-[1lh] xl:w-[4.5ch]" />
        </div>
      ))}
    </div>
  );
}
