import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';

interface CarouselControlsProps {
  names: readonly string[];
  selected: number;
  paused: boolean;
  pause: () => void;
  resume: () => void;
  previous: () => void;
  next: () => void;
  choose: (place: number) => void;
  className?: string;
}

function IconButton(props: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="icon" aria-label={props.label} onClick={props.onClick}>
      {props.children}
    </Button>
  );
}

const icon = { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-5' } as const;

export function CarouselControls(props: CarouselControlsProps) {
  const { names, selected, paused, pause, resume, previous, next, choose, className } = props;
  return (
    <div className={className}>
      <div className="flex gap-2">
        <IconButton label={m.home_team_previous()} onClick={previous}>
          <ArrowLeft {...icon} />
        </IconButton>
        <IconButton label={m.home_team_next()} onClick={next}>
          <ArrowRight {...icon} />
        </IconButton>
        <IconButton
          label={paused ? m.home_team_play() : m.home_team_pause()}
          onClick={paused ? resume : pause}
        >
          {paused ? <Play {...icon} /> : <Pause {...icon} />}
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form */}
      <div role="group" aria-label={m.home_team_choose()} className="-ms-1.5 mt-3 flex flex-wrap">
        {names.map((name, place) => (
          <button
            key={name}
            type="button"
            aria-label={m.home_team_place({ name, number: place + 1, count: names.length })}
            aria-current={place === selected || undefined}
            onClick={() => choose(place)}
            className="group/dot grid size-6 place-items-center rounded-full"
          >
            <span
              className={cn(
                'size-2.5 rounded-full border transition-colors',
                place === selected ? 'border-sun bg-sun' : 'border-edge group-hover/dot:border-ink',
              )}
            />
          </button>
        ))}
      </div>
    </div>
  );
}
