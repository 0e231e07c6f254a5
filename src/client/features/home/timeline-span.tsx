import { cn } from '../../lib/cn.ts';

interface TimelineSpanProps {
  index: number;
  isLast: boolean;
  /** What stands at its end is still to come. */
  leadsToCome: boolean;
  upcoming: boolean;
}

/** How far each span rises: the bridge gets bolder from year to year. */
const heights = ['lg:h-14', 'lg:h-20', 'lg:h-26', 'lg:h-32', 'lg:h-32'];

const stroke = {
  stroke: 'var(--sea)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** One span of the bridge with its pillar: down the page where it is narrow, across it from `lg` on. */
export function TimelineSpan({ index, isLast, leadsToCome, upcoming }: TimelineSpanProps) {
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
