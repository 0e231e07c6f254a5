import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { leaders } from '../../../shared/content/leaders.ts';
import type { TeamMember } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useAutoplayPause } from '../../lib/autoplay.ts';
import { cn } from '../../lib/cn.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type Person,
  PersonButton,
  PersonPicture,
  personFromLeader,
  personFromMember,
} from './person.tsx';
import type { PersonDialogProps } from './person-dialog.tsx';

interface CarouselControlsProps {
  names: readonly string[];
  selected: number;
  paused: boolean;
  toggle: () => void;
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

function CarouselControls(props: CarouselControlsProps) {
  const { names, selected, paused, toggle, previous, next, choose, className } = props;
  return (
    <div className={className}>
      <div className="flex gap-2">
        <IconButton label={m.home_team_previous()} onClick={previous}>
          <ArrowLeft {...icon} />
        </IconButton>
        <IconButton label={m.home_team_next()} onClick={next}>
          <ArrowRight {...icon} />
        </IconButton>
        <IconButton label={paused ? m.home_team_play() : m.home_team_pause()} onClick={toggle}>
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

interface EmployeeSlideProps {
  person: Person;
  onOpen: (person: Person) => void;
}

function EmployeeSlide({ person, onOpen }: EmployeeSlideProps) {
  return (
    <li className="min-w-0 shrink-0 basis-full snap-start pe-6 md:basis-1/2 lg:basis-1/3">
      <div className="group relative">
        <div className="aspect-[4/5] overflow-hidden rounded">
          <PersonPicture
            person={person}
            sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 46vw, 94vw"
            className="size-full object-cover"
          />
        </div>
        <h4 className="mt-4 font-display text-xl font-semibold tracking-tight">
          <PersonButton person={person} onOpen={onOpen} />
        </h4>
        <p className="text-sea">{person.position}</p>
        <p className="mt-1 line-clamp-3 max-w-[44ch] text-sm text-muted">{person.shortBio}</p>
      </div>
    </li>
  );
}

const autoplayIntervalMs = 4000;

type Move = (row: NonNullable<UseEmblaCarouselType[1]>) => void;

/** A row that moves on by itself, round and round, and by buttons and swipes. */
function useCarousel() {
  const [viewport, api] = useEmblaCarousel({ loop: true, align: 'start' });
  const jumps = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [selected, setSelected] = useState(0);
  const { still, ...pause } = useAutoplayPause();
  /** Move that was requested before the row could move: a click may be what hydrates it. */
  const waiting = useRef<Move>(undefined);

  useEffect(() => {
    if (!api) return;
    // Before it woke up it could be scrolled like any other box.
    api.rootNode().scrollLeft = 0;
    const follow = () => setSelected(api.selectedScrollSnap());
    api.on('select', follow).on('reInit', follow);
    waiting.current?.(api);
    waiting.current = undefined;
    // A click may have moved it before this listens.
    follow();
    return () => {
      api.off('select', follow).off('reInit', follow);
    };
  }, [api]);

  // Whatever has been chosen gets its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins again with each choice
  useEffect(() => {
    if (!api || still) return;
    const timer = setInterval(() => api.scrollNext(jumps), autoplayIntervalMs);
    return () => clearInterval(timer);
  }, [api, still, jumps, selected]);

  function move(wanted: Move) {
    if (api) wanted(api);
    else waiting.current = wanted;
  }

  return {
    ...pause,
    viewport,
    isReady: api !== undefined,
    selected,
    previous: () => move((row) => row.scrollPrev(jumps)),
    next: () => move((row) => row.scrollNext(jumps)),
    choose: (place: number) => move((row) => row.scrollTo(place, jumps)),
  };
}

interface EmployeeCarouselProps {
  people: readonly Person[];
  onOpen: (person: Person) => void;
}

/** Colleagues in a row: three, two or one in view. Until hydration the row can be scrolled by hand. */
function EmployeeCarousel({ people, onOpen }: EmployeeCarouselProps) {
  const { viewport, isReady, holdProps, ...carousel } = useCarousel();
  const shown = people[carousel.selected];
  return (
    <section
      {...holdProps}
      aria-roledescription="carousel"
      aria-labelledby="team-employees"
      className="mt-16 grid gap-x-10 gap-y-8 border-t border-edge pt-8 lg:grid-cols-12"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 lg:col-span-3 lg:flex-col lg:items-start">
        <h3 id="team-employees" className="max-w-[14ch] text-2xl">
          {m.home_team_employees()}
        </h3>
        <CarouselControls
          {...carousel}
          names={people.map(({ name }) => name)}
          className={cn(
            people.length < 2 && 'hidden',
            people.length === 2 && 'md:hidden',
            people.length === 3 && 'lg:hidden',
          )}
        />
        {shown && (
          <p aria-live={carousel.paused ? 'polite' : 'off'} className="sr-only">
            {m.home_team_place({
              name: shown.name,
              number: carousel.selected + 1,
              count: people.length,
            })}
          </p>
        )}
      </div>
      <div
        ref={viewport}
        className={cn(
          // Places are measured from the nearest positioned box: without it from the page, once the row has moved.
          'relative min-w-0 lg:col-span-9',
          isReady ? 'overflow-hidden' : 'snap-x overflow-x-auto [scrollbar-width:none]',
        )}
      >
        <ul className="-me-6 flex touch-pan-y">
          {people.map((person) => (
            <EmployeeSlide key={person.key} person={person} onOpen={onOpen} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface LeaderCardProps {
  person: Person;
  onOpen: (person: Person) => void;
  className?: string;
}

/** One of those who lead the company, in a window with an arch. */
function LeaderCard({ person, onOpen, className }: LeaderCardProps) {
  return (
    <li
      className={cn(
        'group relative grid grid-cols-[8.5rem_1fr] items-end gap-x-5 gap-y-5 md:grid-cols-1',
        className,
      )}
    >
      <div className="aspect-[4/5] overflow-hidden rounded-t-full border-b-2 border-sun">
        <PersonPicture
          person={person}
          sizes="(min-width: 48rem) 30vw, 8.5rem"
          className="size-full object-cover"
        />
      </div>
      <div className="md:self-start">
        <h3 className="text-xl lg:text-2xl">
          <PersonButton person={person} onOpen={onOpen} />
        </h3>
        <p className="mt-0.5 font-medium text-sea">{person.position}</p>
        <p className="mt-2 max-w-[40ch] text-muted">{person.shortBio}</p>
      </div>
    </li>
  );
}

/** The dialog about a person. Its code is fetched when it is first wanted. */
function usePersonDialog() {
  const [person, setPerson] = useState<Person | null>(null);
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<PersonDialogProps> | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  function show(chosen: Person) {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    setPerson(chosen);
    setOpen(true);
    if (Dialog) return;
    import('./person-dialog.tsx').then(
      ({ PersonDialog }) => setDialog(() => PersonDialog),
      () => {
        toast({
          title: m.home_person_not_loaded(),
          description: m.error_network(),
          variant: 'danger',
        });
        setOpen(false);
      },
    );
  }

  return {
    show,
    dialog: Dialog && person && (
      <Dialog
        person={person}
        open={open}
        onClose={() => setOpen(false)}
        returnFocus={() => opener.current}
      />
    ),
  };
}

/** They stand on an arc: the one in the middle highest. */
const heights = ['md:mt-16 lg:mt-24', '', 'md:mt-16 lg:mt-24'];

export function TeamSection({ employees }: { employees: readonly TeamMember[] }) {
  const { show, dialog } = usePersonDialog();
  return (
    <section id="team" aria-labelledby="team-title" className="night overflow-x-clip">
      <div className="mx-auto max-w-[90rem] px-4 py-16 sm:px-6 md:py-24 lg:px-10">
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 id="team-title" className="text-3xl lg:col-span-7">
            {m.home_team_title()}
          </h2>
          <p className="max-w-[48ch] text-lg text-muted lg:col-span-5">{m.home_team_text()}</p>
        </div>
        <div className="relative mt-12">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            fill="none"
            className="absolute inset-x-0 top-24 hidden h-64 w-full overflow-visible md:block"
          >
            <path
              d="M-8 120Q50 -120 108 120"
              stroke="var(--edge)"
              strokeDasharray="2 8"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ul className="relative grid gap-x-8 gap-y-8 md:grid-cols-3 lg:gap-x-16">
            {leaders().map((leader, index) => (
              <LeaderCard
                key={leader.slug}
                person={personFromLeader(leader)}
                onOpen={show}
                className={heights[index]}
              />
            ))}
          </ul>
        </div>
        {employees.length > 0 && (
          <EmployeeCarousel people={employees.map(personFromMember)} onOpen={show} />
        )}
      </div>
      {dialog}
    </section>
  );
}
