import { m } from '../../../shared/i18n/paraglide/messages.js';
import { PauseButton } from '../../ui/pause-button.tsx';

/** Stops the turns and lets them go on; the sun on the arc shows whose turn it is. */
export function HeroPace({ count }: { count: number }) {
  return (
    <PauseButton
      pause={m.home_hero_pause()}
      resume={m.home_hero_play()}
      className="flex h-11 min-w-11 items-center justify-center gap-1.5 rounded px-2 text-muted transition-colors hover:bg-surface hover:text-ink"
      glyphClass="size-4"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 56 24"
        fill="none"
        className="h-4.5 w-10.5 max-sm:hidden"
      >
        <path d="M4 20Q28 -8 52 20" stroke="var(--edge)" />
        <g data-turns>
          {Array.from({ length: count }, (_, place) => {
            const part = (place + 0.5) / count;
            return (
              <circle
                key={part}
                data-shown={place === 0}
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
