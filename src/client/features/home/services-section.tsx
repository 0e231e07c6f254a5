import type { ReactNode } from 'react';
import type { ServiceId } from '../../../shared/content/offer.ts';
import { serviceAreas, services } from '../../../shared/content/services.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';

const sea = 'var(--sea)';
const ink = 'var(--ink)';
const sun = 'var(--sun)';
const soft = 'var(--sea-soft)';

/** Each service as a small scene of arcs over a horizon, 144 by 72. */
const drawings: Record<ServiceId, ReactNode> = {
  // A headset over the line where two working days meet.
  support: (
    <>
      <path d="M12 70A60 60 0 0 1 132 70Z" fill={soft} />
      <path d="M34 64V56A38 38 0 0 1 110 56V64" stroke={ink} />
      <path d="M28 70V54H38V70ZM106 70V54H116V70Z" fill={sea} />
      <path d="M12 70A60 60 0 0 1 132 70" stroke={sea} />
      <circle cx="72" cy="50" r="9" fill={sun} />
      <path d="M111 70Q104 64 92 58" stroke={ink} />
    </>
  ),
  // A ring that spreads.
  calls: (
    <>
      <path d="M12 70A60 60 0 0 1 132 70" stroke={sea} strokeOpacity="0.35" />
      <path d="M28 70A44 44 0 0 1 116 70" stroke={sea} strokeOpacity="0.65" />
      <path d="M44 70A28 28 0 0 1 100 70" stroke={sea} />
      <path d="M60 70A12 12 0 0 1 84 70Z" fill={sun} />
    </>
  ),
  // The flap of an envelope is an arc.
  email: (
    <>
      <path d="M30 22H114V70H30Z" fill={soft} stroke={ink} />
      <path d="M30 22A42 34 0 0 0 114 22" stroke={sea} fill="var(--paper)" />
      <circle cx="72" cy="56" r="7" fill={sun} />
    </>
  ),
  // Two halves that share a middle.
  languages: (
    <>
      <path d="M10 70A40 40 0 0 1 90 70Z" fill={soft} />
      <path d="M54 70A40 40 0 0 1 134 70" stroke={ink} />
      <path d="M10 70A40 40 0 0 1 90 70" stroke={sea} />
      <path d="M54 70A40 40 0 0 1 72 36.6A40 40 0 0 1 90 70Z" fill={sun} />
      <path d="M26 60L33 44L40 60M29 54H37M104 60L111 44L118 60M107 54H115" stroke={ink} />
      <path d="M107.5 37.5H107.6M114.4 37.5H114.5" stroke={ink} strokeWidth="3.5" />
    </>
  ),
  // Sheet after sheet, the last of them done.
  office: (
    <>
      <path d="M12 70A22 22 0 0 1 56 70" stroke={sea} strokeOpacity="0.45" />
      <path d="M34 70A26 26 0 0 1 86 70" stroke={sea} strokeOpacity="0.7" />
      <path d="M60 70A34 34 0 0 1 128 70Z" fill={soft} stroke={sea} />
      <path d="M82 56L91 64L107 47" stroke={ink} strokeWidth="3" />
      <circle cx="34" cy="30" r="7" fill={sun} />
    </>
  ),
  // Scattered points gather into rows.
  entry: (
    <>
      <path d="M22 52Q60 -14 98 28M14 34Q58 -20 116 28" stroke={sea} strokeOpacity="0.6" />
      <g fill={ink}>
        <circle cx="22" cy="56" r="3" />
        <circle cx="14" cy="38" r="3" />
        <circle cx="36" cy="64" r="3" />
        <circle cx="44" cy="46" r="3" />
      </g>
      <path d="M80 34H134V70H80ZM80 46H134M80 58H134M98 34V70M116 34V70" stroke={ink} />
      <path d="M98 46H116V58H98Z" fill={sun} />
    </>
  ),
  // Shoulders side by side.
  hr: (
    <>
      <path d="M8 70A24 26 0 0 1 56 70Z" fill={soft} stroke={sea} />
      <circle cx="32" cy="30" r="10" stroke={sea} />
      <path d="M88 70A24 26 0 0 1 136 70Z" fill={soft} stroke={sea} />
      <circle cx="112" cy="30" r="10" stroke={sea} />
      <path d="M48 70A24 26 0 0 1 96 70Z" fill="var(--paper)" stroke={ink} />
      <circle cx="72" cy="28" r="11" fill={sun} />
    </>
  ),
  // A fingerprint.
  kyc: (
    <>
      <path d="M22 70A50 56 0 0 1 122 70" stroke={sea} strokeOpacity="0.35" />
      <path d="M32 70A40 46 0 0 1 112 70" stroke={sea} strokeDasharray="40 7 60 7" />
      <path d="M42 70A30 36 0 0 1 102 70" stroke={ink} strokeDasharray="66 6" />
      <path d="M52 70A20 26 0 0 1 92 70" stroke={sea} strokeDasharray="22 6" />
      <path d="M62 70A10 15 0 0 1 82 70Z" fill={sun} />
    </>
  ),
  // Figures under a curve, and the one that matters.
  analytics: (
    <>
      <path d="M12 70Q72 -34 132 70Z" fill={soft} />
      <path d="M32 70V45M52 70V27M92 70V27M112 70V45" stroke={sea} strokeWidth="3" />
      <path d="M72 70V22" stroke={ink} strokeWidth="3" />
      <path d="M12 70Q72 -34 132 70" stroke={sea} />
      <circle cx="72" cy="18" r="8" fill={sun} />
    </>
  ),
  // Leaps that get longer.
  sales: (
    <>
      <path d="M8 70A12 14 0 0 1 32 70A18 26 0 0 1 68 70A30 46 0 0 1 128 70" stroke={sea} />
      <path d="M68 70A30 46 0 0 1 128 70Z" fill={soft} />
      <circle cx="32" cy="70" r="2.5" fill={ink} />
      <circle cx="68" cy="70" r="2.5" fill={ink} />
      <circle cx="98" cy="24" r="9" fill={sun} />
    </>
  ),
};

function ServiceDrawing({ id, className }: { id: ServiceId; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 144 74"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {drawings[id]}
      <path d="M0 71H144" stroke={ink} />
    </svg>
  );
}

type ServiceShape = 'large' | 'wide' | 'small';

interface ServiceEntryProps {
  service: ReturnType<typeof services>[number];
  shape: ServiceShape;
  className: string;
}

const drawingClasses: Record<ServiceShape, string> = {
  large: 'mb-6 w-full max-w-[30rem] [stroke-width:1.25]',
  wide: 'mb-4 w-36 sm:mb-0 sm:w-full',
  small: 'mb-4 w-36',
};

function ServiceEntry({ service, shape, className }: ServiceEntryProps) {
  const { id, name, text, measure } = service;
  return (
    <li
      className={cn(
        'border-t border-edge pt-6 pb-10',
        shape === 'wide' && 'content-start gap-x-8 sm:grid sm:grid-cols-[9rem_1fr]',
        shape === 'large' && 'flex flex-col',
        className,
      )}
    >
      <ServiceDrawing id={id} className={drawingClasses[shape]} />
      <div className={cn(shape === 'large' && 'mt-auto')}>
        <h3 className={shape === 'large' ? 'text-2xl' : 'text-xl'}>{name}</h3>
        <p className={cn('mt-2 max-w-[56ch]', shape === 'large' ? 'text-lg' : 'text-muted')}>
          {text}
        </p>
        <p className="mt-3 max-w-[56ch] text-sm text-muted">
          <span className="font-medium text-ink">{m.home_services_measured()}</span> {measure}
        </p>
      </div>
    </li>
  );
}

/** Place and width of each service in the grid of twelve: uneven on purpose. */
const gridPlacements: Record<ServiceId, { shape: ServiceShape; className: string }> = {
  support: { shape: 'large', className: 'md:col-span-2 xl:col-span-6 xl:row-span-2' },
  calls: { shape: 'small', className: 'xl:col-span-3' },
  email: { shape: 'small', className: 'xl:col-span-3' },
  languages: { shape: 'wide', className: 'md:col-span-2 xl:col-span-6' },
  office: { shape: 'small', className: 'xl:col-span-3' },
  entry: { shape: 'small', className: 'xl:col-span-3' },
  kyc: {
    shape: 'large',
    className: 'md:col-span-2 xl:col-span-6 xl:col-start-7 xl:row-span-2 xl:row-start-3',
  },
  hr: { shape: 'wide', className: 'md:col-span-2 xl:col-span-6 xl:col-start-1' },
  analytics: { shape: 'wide', className: 'md:col-span-2 xl:col-span-7' },
  sales: { shape: 'wide', className: 'md:col-span-2 xl:col-span-5' },
};

export function ServicesSection() {
  return (
    <section
      id="services"
      aria-labelledby="services-title"
      className="mx-auto max-w-[90rem] px-4 py-16 sm:px-6 md:py-24 lg:px-10"
    >
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
        <h2 id="services-title" className="text-4xl lg:col-span-7">
          {m.home_services_title()}
        </h2>
        <p className="max-w-[52ch] text-lg text-muted lg:col-span-5">{m.home_services_text()}</p>
      </div>
      <ul className="mt-12 grid gap-x-10 md:grid-cols-2 xl:grid-cols-12">
        {services().map((service) => (
          <ServiceEntry key={service.id} service={service} {...gridPlacements[service.id]} />
        ))}
      </ul>
      <div className="grid gap-x-10 gap-y-3 border-t border-edge pt-6 lg:grid-cols-12">
        <h3 className="text-xl lg:col-span-4">{m.home_services_areas()}</h3>
        <ul className="flex flex-wrap gap-x-8 gap-y-1 text-lg lg:col-span-8">
          {serviceAreas().map((area) => (
            <li key={area} className="flex items-center gap-2.5">
              <svg aria-hidden="true" viewBox="0 0 20 10" fill="none" className="h-2 w-4">
                <path d="M1 10A9 9 0 0 1 19 10" stroke="var(--sun)" strokeWidth="2" />
              </svg>
              {area}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
