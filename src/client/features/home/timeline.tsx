import { timeline } from '../../../shared/content/timeline.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { TimelineSpan } from './timeline-span.tsx';

/** The years as the pillars of a bridge: it runs across the page, or down it where that is narrow. */
export function Timeline() {
  const milestones = timeline();
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
