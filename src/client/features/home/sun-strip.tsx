import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { span } from './sun-clock.ts';

type Arc = { city: string; opens: number };

interface SunStripProps {
  desks: readonly Arc[];
}

const marks = [0, 6, 12, 18, 24];
/** One line a city, so that the arcs can be told apart without colour. */
const strokes = ['', '7 4', '1.5 4'];

const percent = (hour: number) => `${(hour / 24) * 100}%`;

/** The drawing alone; what it says stands in words below it. */
export function SunStrip({ desks }: SunStripProps) {
  return (
    <div aria-hidden="true" className="select-none">
      <div className="relative h-32 sm:h-44 lg:h-56">
        <svg
          aria-hidden="true"
          viewBox="0 0 24 1"
          preserveAspectRatio="none"
          fill="none"
          className="absolute inset-x-0 top-7 bottom-0 h-[calc(100%-1.75rem)] w-full overflow-x-clip"
        >
          {desks.flatMap(({ city, opens }, index) =>
            // The day goes on where the strip begins again.
            [opens, opens - 24].map((start) => (
              <path
                key={`${city}${start}`}
                d={`M${start} 1A${span / 2} 1 0 0 1 ${start + span} 1Z`}
                data-desk-opens={opens}
                data-desk-lasts={span}
                fill="var(--sea)"
                // Who is at work stands out.
                className="[fill-opacity:0.09] data-working:[fill-opacity:0.26]"
                stroke="var(--sea)"
                strokeWidth="1.75"
                strokeDasharray={strokes[index]}
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            )),
          )}
          <path
            d="M0 1H24"
            stroke="var(--edge)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {desks.map(({ city, opens }) => (
          <span
            key={city}
            style={{ left: percent((opens + span / 2) % 24) }}
            className="absolute top-0 -translate-x-1/2 text-sm font-medium whitespace-nowrap"
          >
            {city}
          </span>
        ))}
        <div className="absolute inset-y-0 start-(--now) hidden animate-fade-in group-data-awake/sun:block">
          <span className="absolute top-7 -bottom-2 -start-px w-0.5 bg-sun" />
          {desks.map(({ city, opens }) => (
            <span
              key={city}
              data-desk-opens={opens}
              data-desk-lasts={span}
              className="absolute -start-[7px] bottom-[calc((100%-1.75rem)*var(--height))] hidden size-3.5 translate-y-1/2 rounded-full bg-sun data-working:block"
            />
          ))}
        </div>
      </div>
      <div className="figures relative mt-3 h-5 text-xs text-muted">
        {marks.map((mark) => (
          <span
            key={mark}
            style={{ left: percent(mark) }}
            className={cn(
              'absolute whitespace-nowrap',
              mark === 6 && 'max-sm:hidden',
              mark === 24 && '-translate-x-full',
              mark > 0 && mark < 24 && '-translate-x-1/2',
            )}
          >
            {mark === 0 ? m.home_sun_scale() : `${mark}:00`}
          </span>
        ))}
      </div>
    </div>
  );
}
