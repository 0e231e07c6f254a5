import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { SectionLink } from '../../ui/section-link.tsx';
import { HeroPace } from './hero-pace.tsx';
import { heroSets } from './hero-sets.ts';

/** All lie in the same place. What is read aloud stays the first, which therefore is never hidden from reading. */
const turn = (place: number) => ({
  'data-shown': place === 0,
  'aria-hidden': place > 0 || undefined,
  className: cn(
    'transition-opacity duration-500 [grid-area:1/1] group-data-fading/turns:opacity-0 data-[shown=false]:opacity-0',
    place > 0 ? 'data-[shown=false]:invisible' : 'data-[shown=false]:pointer-events-none',
  ),
});

/** What we do, in three ways that take turns (`wake-hero.ts`), so that nothing else moves when they change. */
export function HeroSection() {
  const sets = heroSets();
  return (
    <section
      data-hero
      data-hold
      aria-labelledby="hero-title"
      className="mx-auto grid max-w-[90rem] items-end gap-x-10 gap-y-5 px-4 pt-8 pb-8 sm:px-6 md:grid-cols-12 md:gap-y-7 md:pt-14 md:pb-12 lg:px-10"
    >
      <h1
        id="hero-title"
        data-turns
        className="group/turns grid text-5xl md:col-span-12 lg:col-span-8"
      >
        {sets.map(({ first, second }, place) => (
          <span key={first} {...turn(place)}>
            <span className="block">{first} </span>
            <span className="block text-sea">{second}</span>
          </span>
        ))}
      </h1>
      <div className="md:col-span-9 lg:col-span-4 lg:pb-2">
        <div data-turns className="group/turns grid max-w-[48ch] text-lg text-muted">
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
          <HeroPace count={sets.length} />
        </div>
      </div>
    </section>
  );
}
