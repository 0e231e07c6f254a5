import { useRouteContext } from '@tanstack/react-router';
import { company } from '../../../shared/content/company.ts';
import { timeline } from '../../../shared/content/timeline.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';

interface TimelineSpanProps {
  index: number;
  isLast: boolean;
  /** The event at its end is still to come. */
  leadsToCome: boolean;
  upcoming: boolean;
}

/** Height of each span: the bridge gets bolder from year to year. */
const heights = ['lg:h-14', 'lg:h-20', 'lg:h-26', 'lg:h-32', 'lg:h-32'];

const stroke = {
  stroke: 'var(--sea)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** One span of the bridge with its pillar: down the page where it is narrow, across it from `lg` on. */
function TimelineSpan({ index, isLast, leadsToCome, upcoming }: TimelineSpanProps) {
  const dashes = leadsToCome || isLast ? '2 7' : undefined;
  return (
    <span aria-hidden="true">
      {!isLast && (
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          className="absolute start-4 top-4 h-full w-9 overflow-visible lg:hidden"
        >
          <path d="M0 0V100" stroke="var(--edge)" vectorEffect="non-scaling-stroke" />
          <path d="M0 0C100 12 100 88 0 100" {...stroke} strokeDasharray={dashes} />
        </svg>
      )}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        className={cn(
          'absolute bottom-[calc(100%-10rem)] left-0 hidden w-full overflow-visible lg:block',
          heights[index],
        )}
      >
        {isLast ? (
          <path
            d="M0 100C6 40 26 2 50 0"
            {...stroke}
            strokeDasharray={dashes}
            strokeOpacity="0.6"
          />
        ) : (
          <>
            <path
              d="M0 100C8 -32 92 -32 100 100"
              {...stroke}
              strokeDasharray={dashes}
              fill="var(--sea)"
              fillOpacity={leadsToCome ? 0 : 0.07}
            />
            {!leadsToCome && (
              <path
                d="M12.5 100V41M25 100V16M37.5 100V4M50 100V1M62.5 100V4M75 100V16M87.5 100V41"
                stroke="var(--sea)"
                strokeOpacity="0.35"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </>
        )}
      </svg>
      <span
        className={cn(
          'absolute left-0 hidden h-px w-full bg-edge lg:top-40 lg:block',
          isLast && 'w-1/2',
        )}
      />
      <span
        className={cn(
          'absolute start-4 top-4 size-4 -translate-x-1/2 -translate-y-1/2 rounded-full ring-4 ring-surface lg:start-0 lg:top-40',
          upcoming ? 'size-6 bg-sun' : 'border-2 border-sea bg-paper',
        )}
      />
    </span>
  );
}

/** The years as the pillars of a bridge: it runs across the page, or down it where that is narrow. */
function Timeline() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const milestones = timeline(locale);
  return (
    <ol className="grid lg:grid-cols-5">
      {milestones.map(({ year, title, text, upcoming = false }, index) => (
        <li key={year} className="relative ps-16 pb-10 last:pb-0 lg:ps-0 lg:pt-40 lg:pe-8 lg:pb-0">
          <TimelineSpan
            index={index}
            isLast={index === milestones.length - 1}
            leadsToCome={milestones[index + 1]?.upcoming ?? false}
            upcoming={upcoming}
          />
          <p className="figures font-display text-2xl font-semibold lg:mt-5">
            <time dateTime={String(year)}>{year}</time>
            {upcoming && (
              <span className="ms-3 inline-block rounded-full border border-dashed border-edge px-2.5 py-0.5 align-middle font-text text-xs font-medium">
                {m.home_timeline_upcoming()}
              </span>
            )}
          </p>
          <h4 className="mt-1 font-display text-xl font-semibold tracking-tight">{title}</h4>
          <p className="mt-2 max-w-[44ch] text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

export function AboutSection() {
  return (
    <section id="about" aria-labelledby="about-title" className="bg-surface">
      <div className="mx-auto max-w-[90rem] px-4 py-16 sm:px-6 md:py-24 lg:px-10">
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
          <h2 id="about-title" className="text-3xl lg:col-span-6">
            {m.home_about_title()}
          </h2>
          <div className="grid gap-x-10 gap-y-4 md:grid-cols-2 lg:col-span-6 lg:block lg:space-y-4">
            <p className="text-lg">{m.home_about_start()}</p>
            <div className="space-y-4 text-muted">
              <p>{m.home_about_today({ offices: company.offices })}</p>
              <p>{m.home_about_promise()}</p>
            </div>
          </div>
        </div>
        <h3 className="sr-only">{m.home_timeline_title()}</h3>
        <div className="mt-14 lg:mt-16">
          <Timeline />
        </div>
      </div>
    </section>
  );
}
