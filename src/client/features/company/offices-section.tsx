import { officeRegions, offices } from '../../../shared/content/offices.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { officeNames, regionNames } from './office-names.ts';
import { WorldMap } from './world-map.tsx';

export function OfficesSection() {
  return (
    <section id="offices" aria-labelledby="offices-title" className="night overflow-x-clip">
      <div className="mx-auto grid max-w-[90rem] gap-x-10 gap-y-10 px-4 py-16 sm:px-6 md:py-24 lg:px-10 xl:grid-cols-[24rem_1fr]">
        <div>
          <h2 id="offices-title" className="text-3xl">
            {m.company_offices_title()}
          </h2>
          <p className="mt-4 max-w-[48ch] text-lg text-muted">{m.company_offices_text()}</p>
        </div>
        <div className="-mx-4 sm:-mx-6 lg:-mx-10 xl:row-span-2 xl:ms-0 xl:self-center">
          <div className="max-sm:-ms-[4%] max-sm:w-[106%]">
            <WorldMap />
          </div>
        </div>
        <div className="grid grid-cols-2 items-start gap-x-6 gap-y-6 md:max-xl:grid-cols-5 xl:gap-y-5 xl:self-end">
          {officeRegions.map((region) => (
            <div
              key={region}
              className={cn(
                'border-t border-mist pt-3',
                region === 'europe' && 'row-span-2 md:max-xl:row-span-1',
              )}
            >
              <h3 className="font-text text-sm font-normal tracking-normal text-muted">
                {regionNames[region]()}
              </h3>
              <ul className="mt-1">
                {offices
                  .filter((office) => office.region === region)
                  .map(({ id }) => (
                    <li key={id} className="py-0.5">
                      {officeNames[id]()}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
