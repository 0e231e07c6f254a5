import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useAutoplayPause, useTurns } from '../../lib/autoplay.ts';
import { cn } from '../../lib/cn.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { SectionLink } from '../../ui/section-link.tsx';

interface HeroPauseButtonProps {
  count: number;
  shown: number;
  paused: boolean;
  onToggle: () => void;
}

/** Stops the turns and lets them go on; the sun on the arc shows whose turn it is. */
function HeroPauseButton({ count, shown, ...button }: HeroPauseButtonProps) {
  return (
    <PauseButton
      {...button}
      pause={m.home_hero_pause()}
      resume={m.home_hero_play()}
      className="flex h-11 min-w-11 items-center justify-center gap-1.5 rounded px-2 text-muted transition-colors hover:bg-surface hover:text-ink"
      iconClass="size-4"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 56 24"
        fill="none"
        className="h-4.5 w-10.5 max-sm:hidden"
      >
        <path d="M4 20Q28 -8 52 20" stroke="var(--edge)" />
        <g>
          {Array.from({ length: count }, (_, place) => {
            const part = (place + 0.5) / count;
            return (
              <circle
                key={part}
                data-shown={place === shown}
                cx={4 + 48 * part}
                cy={20 - 56 * part * (1 - part)}
                className="fill-paper stroke-edge [r:2.5px] data-[shown=true]:fill-sun data-[shown=true]:stroke-sun data-[shown=true]:[r:4px]"
              />
            );
          })}
        </g>
      </svg>
    </PauseButton>
  );
}

/** The three headlines of two lines with the sentence that belongs to each; the first one says what we do. */
function heroSlides() {
  return [
    {
      first: m.home_hero_one_first(),
      second: m.home_hero_one_second(),
      text: m.home_hero_one_text(),
    },
    {
      first: m.home_hero_two_first(),
      second: m.home_hero_two_second(),
      text: m.home_hero_two_text(),
    },
    {
      first: m.home_hero_three_first(),
      second: m.home_hero_three_second(),
      text: m.home_hero_three_text(),
    },
  ];
}

const slideIntervalMs = 9000;
const fadeMs = 500;

/** The offer in three texts that take turns in the same place, so that nothing else moves when they change. */
export function HeroSection() {
  const sets = heroSlides();
  const { paused, still, toggle, holdProps } = useAutoplayPause();
  const { shown, isFading } = useTurns({
    count: sets.length,
    everyMs: slideIntervalMs,
    fadeMs,
    still,
  });
  // The first is what is read aloud, and therefore is never hidden from reading.
  const turn = (place: number) => ({
    'data-shown': place === shown,
    'aria-hidden': place > 0 || undefined,
    className: cn(
      'transition-opacity duration-500 [grid-area:1/1] data-[shown=false]:opacity-0',
      isFading && 'opacity-0',
      place > 0 ? 'data-[shown=false]:invisible' : 'data-[shown=false]:pointer-events-none',
    ),
  });
  return (
    <section
      {...holdProps}
      aria-labelledby="hero-title"
      className="mx-auto grid max-w-[90rem] items-end gap-x-10 gap-y-5 px-4 pt-8 pb-8 sm:px-6 md:grid-cols-12 md:gap-y-7 md:pt-14 md:pb-12 lg:px-10"
    >
      <h1 id="hero-title" className="grid text-5xl md:col-span-12 lg:col-span-8">
        {sets.map(({ first, second }, place) => (
          <span key={first} {...turn(place)}>
            <span className="block">{first} </span>
            <span className="block text-sea">{second}</span>
          </span>
        ))}
      </h1>
      <div className="md:col-span-9 lg:col-span-4 lg:pb-2">
        <div className="grid max-w-[48ch] text-lg text-muted">
          {sets.map(({ text }, place) => (
            <p key={text} {...turn(place)}>
              {text}
            </p>
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-3 md:mt-6">
          <SectionLink section="meeting" className={buttonClass('primary')}>
            {m.home_hero_book()}
          </SectionLink>
          <SectionLink section="services" className={buttonClass('secondary')}>
            {m.home_hero_services()}
          </SectionLink>
          <HeroPauseButton count={sets.length} shown={shown} paused={paused} onToggle={toggle} />
        </div>
      </div>
    </section>
  );
}
