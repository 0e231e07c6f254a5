import type { CSSProperties } from 'react';
import { company } from '../../../shared/content/company.ts';
import { type OfficeId, offices } from '../../../shared/content/offices.ts';
import { cn } from '../../lib/cn.ts';
import { berlin, bridge, cebu, officeLines } from './map-lines.ts';
import { type MapPoint, mapSize, onMap } from './map-projection.ts';
import { officeNames } from './office-names.ts';
import { worldDots } from './world-dots.ts';

type Side = 'left' | 'right' | 'above' | 'above-left' | 'below';

const sides: Record<Side, string> = {
  left: '-translate-x-full -translate-y-1/2 -ms-2.5',
  right: '-translate-y-1/2 ms-2.5',
  above: '-translate-x-3/5 -translate-y-full -mt-2.5',
  'above-left': '-translate-x-full -translate-y-full -mt-1',
  below: '-translate-x-1/2 mt-2',
};

/** Where a name stands beside its point, so that neighbours do not cover each other. */
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

const at = ({ x, y }: MapPoint): CSSProperties => ({
  left: `${((x / mapSize.width) * 100).toFixed(2)}%`,
  top: `${((y / mapSize.height) * 100).toFixed(2)}%`,
});

const nameClass = 'absolute bg-paper px-1 text-xs leading-tight whitespace-nowrap';

/** The drawing alone; the list beside it says the same in words. */
export function WorldMap() {
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
          style={at(onMap(office))}
          className="absolute size-1.5 -translate-1/2 rounded-full bg-sun sm:size-2"
        />
      ))}
      {[berlin, cebu].map((home) => (
        <span
          key={home.x}
          style={at(home)}
          className="absolute size-3 -translate-1/2 rounded-full border-2 border-sun bg-paper sm:size-4"
        />
      ))}
      {offices.map((office) => (
        <span
          key={office.id}
          style={at(onMap(office))}
          className={cn(
            nameClass,
            sides[nameSides[office.id]],
            office.id === 'germany' ? 'font-semibold' : 'text-muted max-xl:hidden',
          )}
        >
          {office.id === 'germany' ? company.germanOffice.city : officeNames[office.id]()}
        </span>
      ))}
      <span style={at(cebu)} className={cn(nameClass, sides.right, 'font-semibold sm:ms-3.5')}>
        {company.registeredOffice.city}
      </span>
    </div>
  );
}
