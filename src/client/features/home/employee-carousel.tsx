import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { EmployeeSlide } from './employee-slide.tsx';
import type { Person } from './person.ts';
import { useCarousel } from './use-carousel.ts';

interface EmployeeCarouselProps {
  people: readonly Person[];
  onOpen: (person: Person) => void;
}

/** Colleagues in a row: three, two or one in view. Until it is awake the row can be scrolled by hand. */
export function EmployeeCarousel({ people, onOpen }: EmployeeCarouselProps) {
  const { viewport, awake, holdProps, ...carousel } = useCarousel();
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
          awake ? 'overflow-hidden' : 'snap-x overflow-x-auto [scrollbar-width:none]',
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
