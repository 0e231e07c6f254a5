import type { CSSProperties } from 'react';
import {
  company,
  type OfficeId,
  type OfficeRegion,
  officeRegions,
  offices,
} from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';

const officeNames: Record<OfficeId, () => string> = {
  germany: m.company_office_germany,
  netherlands: m.company_office_netherlands,
  spain: m.company_office_spain,
  switzerland: m.company_office_switzerland,
  'united-kingdom': m.company_office_united_kingdom,
  israel: m.company_office_israel,
  dubai: m.company_office_dubai,
  thailand: m.company_office_thailand,
  'hong-kong': m.company_office_hong_kong,
  australia: m.company_office_australia,
  texas: m.company_office_texas,
  mexico: m.company_office_mexico,
};

const regionNames: Record<OfficeRegion, () => string> = {
  europe: m.company_region_europe,
  'middle-east': m.company_region_middle_east,
  asia: m.company_region_asia,
  oceania: m.company_region_oceania,
  'north-america': m.company_region_north_america,
};

const radians = Math.PI / 180;

/** Miller's cylindrical projection, in degrees: gives crowded Europe more room than a plain grid of degrees would. */
const miller = (latitude: number) =>
  (1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude * radians))) / radians;

/** Degrees between two dots of the grid. */
const gridStepDegrees = 2.25;
const west = -130;
const north = 73.5;

/** The drawing, in dots of the grid. */
const mapSize = { width: 138, height: 69 };

type MapPoint = { x: number; y: number };

/** Projects a place onto the drawing. */
function projectToMap(place: { longitude: number; latitude: number }): MapPoint {
  return {
    x: (place.longitude - west) / gridStepDegrees,
    y: (miller(north) - miller(place.latitude)) / gridStepDegrees,
  };
}

const [germany] = offices;
const [registeredSite, secondSite] = company.philippineSites;

/** The two ends of the bridge: the office in Germany and the registered office in the Philippines. */
const berlin = projectToMap(germany);
const cebu = projectToMap(registeredSite);
const manila = projectToMap(secondSite);

const lookedAfterFromCebu: readonly OfficeRegion[] = ['asia', 'oceania'];

/** A line between two places that rises like the path of the sun. */
function arc(from: MapPoint, to: MapPoint, lift: number): string {
  const height = Math.hypot(to.x - from.x, to.y - from.y) * lift;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - height };
  const round = (value: number) => Math.round(value * 10) / 10;
  return `M${round(from.x)} ${round(from.y)}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`;
}

const bridge = arc(berlin, cebu, 0.38);

const officeLines = offices
  .filter(({ id }) => id !== 'germany')
  .map((office) => ({
    id: office.id,
    path: arc(
      lookedAfterFromCebu.includes(office.region) ? cebu : berlin,
      projectToMap(office),
      0.3,
    ),
  }));

/**
 * The land of the world as rows of dots, Antarctica left out: sampled once from the coastlines of Natural Earth (public
 * domain), on the grid that the projection above describes. One run of dots a stroke: drawn with round caps and a dash of
 * nothing every full unit, each unit becomes a dot.
 */
const worldDots =
  'M3 0h3.1M11 0h.1M13 0h1.1M16 0h1.1M19 0h.1M21 0h2.1M33 0h15.1M82 0h1.1M94 0h16.1M113 0h.1' +
  'M121 0h.1M2.5 1h8.1M13.5 1h2.1M18.5 1h5.1M33.5 1h14.1M81.5 1h.1M88.5 1h1.1M91.5 1h1.1' +
  'M94.5 1h20.1M120.5 1h1.1M123.5 1h.1M6 2h5.1M15 2h1.1M19 2h7.1M34 2h14.1M82 2h.1M88 2h27.1' +
  'M117 2h8.1M6.5 3h6.1M15.5 3h1.1M20.5 3h.1M23.5 3h4.1M33.5 3h.1M35.5 3h11.1M67.5 3h4.1' +
  'M84.5 3h.1M87.5 3h41.1M132.5 3h.1M134.5 3h.1M0 4h6.1M8 4h.1M10 4h.1M14 4h1.1M17 4h1.1' +
  'M20 4h1.1M24 4h3.1M36 4h9.1M65 4h9.1M82 4h55.1M0.5 5h21.1M26.5 5h3.1M34.5 5h8.1M64.5 5h11.1' +
  'M77.5 5h.1M79.5 5h10.1M91.5 5h46.1M0 6h20.1M25 6h2.1M29 6h1.1M35 6h6.1M48 6h.1M50 6h1.1' +
  'M64 6h9.1M76 6h61.1M0.5 7h20.1M23.5 7h5.1M35.5 7h4.1M48.5 7h2.1M63.5 7h3.1M69.5 7h67.1' +
  'M0 8h17.1M26 8h1.1M36 8h3.1M62 8h4.1M68 8h69.1M0.5 9h15.1M23.5 9h2.1M36.5 9h2.1M60.5 9h4.1' +
  'M67.5 9h60.1M129.5 9h5.1M0 10h15.1M24 10h2.1M29 10h.1M38 10h.1M60 10h6.1M68 10h.1M70 10h56.1' +
  'M130 10h1.1M0.5 11h15.1M23.5 11h3.1M28.5 11h1.1M60.5 11h1.1M63.5 11h2.1M68.5 11h52.1' +
  'M129.5 11h1.1M0 12h16.1M24 12h6.1M56 12h.1M62 12h.1M64 12h1.1M68 12h51.1M128 12h2.1' +
  'M0.5 13h19.1M23.5 13h7.1M55.5 13h1.1M61.5 13h1.1M67.5 13h50.1M127.5 13h2.1M0 14h21.1' +
  'M23 14h9.1M54 14h.1M57 14h.1M62 14h58.1M128 14h.1M1.5 15h20.1M23.5 15h9.1M53.5 15h1.1' +
  'M56.5 15h2.1M60.5 15h60.1M127.5 15h.1M1 16h30.1M56 16h.1M59 16h62.1M2.5 17h26.1M32.5 17h1.1' +
  'M57.5 17h62.1M3 18h26.1M34 18h.1M57 18h62.1M3.5 19h27.1M57.5 19h13.1M72.5 19h6.1' +
  'M81.5 19h37.1M3 20h23.1M55 20h5.1M63 20h.1M66 20h4.1M76 20h2.1M81 20h36.1M121 20h1.1' +
  'M3.5 21h22.1M54.5 21h4.1M63.5 21h1.1M66.5 21h3.1M72.5 21h1.1M76.5 21h3.1M82.5 21h32.1' +
  'M3 22h21.1M54 22h3.1M62 22h.1M65 22h.1M67 22h1.1M70 22h9.1M82 22h28.1M112 22h.1M114 22h.1' +
  'M3.5 23h20.1M54.5 23h2.1M64.5 23h.1M67.5 23h.1M70.5 23h9.1M82.5 23h29.1M113.5 23h1.1' +
  'M119.5 23h.1M4 24h19.1M58 24h4.1M74 24h37.1M115 24h.1M119 24h1.1M5.5 25h17.1M55.5 25h7.1' +
  'M74.5 25h36.1M116.5 25h.1M6 26h15.1M54 26h10.1M67 26h1.1M74 26h37.1M6.5 27h11.1M21.5 27h.1' +
  'M53.5 27h25.1M80.5 27h31.1M7 28h.1M9 28h5.1M22 28h.1M52 28h27.1M82 28h29.1M9.5 29h5.1' +
  'M51.5 29h21.1M74.5 29h6.1M82.5 29h.1M84.5 29h26.1M9 30h.1M11 30h3.1M51 30h22.1M75 30h8.1' +
  'M89 30h20.1M11.5 31h2.1M18.5 31h.1M23.5 31h.1M50.5 31h23.1M75.5 31h8.1M89.5 31h7.1' +
  'M99.5 31h7.1M12 32h3.1M18 32h.1M26 32h.1M51 32h23.1M77 32h6.1M91 32h4.1M100 32h4.1' +
  'M13.5 33h5.1M51.5 33h23.1M77.5 33h4.1M90.5 33h3.1M100.5 33h4.1M111.5 33h.1M17 34h3.1' +
  'M51 34h24.1M77 34h2.1M91 34h2.1M102 34h4.1M112 34h.1M19.5 35h1.1M50.5 35h26.1M91.5 35h1.1' +
  'M101.5 35h.1M103.5 35h2.1M20 36h.1M25 36h3.1M52 36h28.1M92 36h1.1M104 36h1.1M21.5 37h.1' +
  'M23.5 37h7.1M52.5 37h27.1M93.5 37h.1M113.5 37h.1M24 38h9.1M54 38h4.1M60 38h19.1M103 38h.1' +
  'M110 38h.1M23.5 39h11.1M62.5 39h16.1M101.5 39h.1M103.5 39h.1M108.5 39h1.1M23 40h12.1' +
  'M62 40h15.1M102 40h1.1M107 40h3.1M22.5 41h14.1M62.5 41h13.1M102.5 41h1.1M106.5 41h3.1' +
  'M116.5 41h.1M23 42h17.1M63 42h12.1M103 42h1.1M109 42h.1M111 42h1.1M117 42h.1M119 42h2.1' +
  'M22.5 43h19.1M63.5 43h11.1M104.5 43h.1M119.5 43h3.1M126.5 43h.1M23 44h19.1M64 44h11.1' +
  'M106 44h2.1M120 44h1.1M123 44h.1M23.5 45h18.1M64.5 45h10.1M123.5 45h.1M24 46h17.1M64 46h11.1' +
  'M117 46h.1M121 46h.1M24.5 47h15.1M63.5 47h12.1M79.5 47h.1M114.5 47h3.1M121.5 47h.1' +
  'M26 48h14.1M64 48h11.1M78 48h1.1M113 48h6.1M121 48h1.1M27.5 49h12.1M63.5 49h10.1M77.5 49h2.1' +
  'M112.5 49h10.1M27 50h12.1M64 50h9.1M78 50h1.1M110 50h13.1M131 50h.1M26.5 51h12.1M64.5 51h9.1' +
  'M77.5 51h1.1M108.5 51h16.1M27 52h9.1M65 52h7.1M78 52h.1M109 52h16.1M26.5 53h9.1M65.5 53h6.1' +
  'M108.5 53h17.1M27 54h8.1M66 54h5.1M109 54h16.1M26.5 55h8.1M66.5 55h4.1M109.5 55h16.1' +
  'M26 56h8.1M66 56h3.1M110 56h2.1M118 56h7.1M26.5 57h5.1M119.5 57h5.1M26 58h6.1M120 58h4.1' +
  'M25.5 59h4.1M135.5 59h1.1M25 60h4.1M123 60h.1M135 60h1.1M25.5 61h3.1M123.5 61h.1M134.5 61h.1' +
  'M26 62h2.1M133 62h.1M24.5 63h3.1M25 64h3.1M24.5 65h2.1M26 66h1.1M26.5 67h1.1';

type Side = 'left' | 'right' | 'above' | 'above-left' | 'above-right' | 'below';

const sides: Record<Side, string> = {
  left: '-translate-x-full -translate-y-1/2 -ms-2.5',
  right: '-translate-y-1/2 ms-2.5',
  above: '-translate-x-3/5 -translate-y-full -mt-2.5',
  'above-left': '-translate-x-full -translate-y-full -mt-1',
  'above-right': '-translate-y-full ms-1',
  below: '-translate-x-1/2 mt-2',
};

/** Side of a name beside its point, so that neighbours do not cover each other. */
const nameSides: Record<OfficeId, Side> = {
  germany: 'above',
  netherlands: 'above-left',
  spain: 'left',
  switzerland: 'right',
  'united-kingdom': 'left',
  israel: 'left',
  dubai: 'right',
  thailand: 'left',
  'hong-kong': 'right',
  australia: 'below',
  texas: 'left',
  mexico: 'left',
};

const positionStyle = ({ x, y }: MapPoint): CSSProperties => ({
  left: `${((x / mapSize.width) * 100).toFixed(2)}%`,
  top: `${((y / mapSize.height) * 100).toFixed(2)}%`,
});

const nameClass = 'absolute bg-paper px-1 text-xs leading-tight whitespace-nowrap';

/** The drawing alone; the list beside it says the same in words. */
function WorldMap() {
  return (
    <div aria-hidden="true" className="relative select-none">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        fill="none"
        className="block h-auto w-full overflow-visible"
      >
        <path
          d={worldDots}
          stroke="var(--edge)"
          strokeOpacity="0.8"
          strokeWidth="0.5"
          strokeLinecap="round"
          strokeDasharray="0 1"
        />
        <g stroke="var(--sun)" strokeLinecap="round">
          {officeLines.map(({ id, path }) => (
            <path key={id} d={path} strokeOpacity="0.7" vectorEffect="non-scaling-stroke" />
          ))}
          <path d={bridge} strokeWidth="2.25" vectorEffect="non-scaling-stroke" />
        </g>
      </svg>
      {offices.map((office) => (
        <span
          key={office.id}
          style={positionStyle(projectToMap(office))}
          className="absolute size-1.5 -translate-1/2 rounded-full bg-sun sm:size-2"
        />
      ))}
      <span
        style={positionStyle(manila)}
        className="absolute size-1.5 -translate-1/2 rounded-full bg-sun sm:size-2"
      />
      {[berlin, cebu].map((home) => (
        <span
          key={home.x}
          style={positionStyle(home)}
          className="absolute size-3 -translate-1/2 rounded-full border-2 border-sun bg-paper sm:size-4"
        />
      ))}
      {offices.map((office) => (
        <span
          key={office.id}
          style={positionStyle(projectToMap(office))}
          className={cn(
            nameClass,
            sides[nameSides[office.id]],
            office.id === 'germany' ? 'font-semibold' : 'text-muted max-xl:hidden',
          )}
        >
          {office.id === 'germany' ? company.germanOffice.city : officeNames[office.id]()}
        </span>
      ))}
      <span
        style={positionStyle(cebu)}
        className={cn(nameClass, sides.right, 'font-semibold sm:ms-3.5')}
      >
        {registeredSite.city}
      </span>
      <span
        style={positionStyle(manila)}
        className={cn(nameClass, sides['above-right'], 'text-muted max-xl:hidden')}
      >
        {secondSite.city}
      </span>
    </div>
  );
}

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
