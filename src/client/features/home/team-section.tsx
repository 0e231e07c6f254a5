import { leaders } from '../../../shared/content/leaders.ts';
import type { TeamMember } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EmployeeCarousel } from './employee-carousel.tsx';
import { LeaderPlate } from './leader-plate.tsx';
import { fromLeader, fromMember } from './person.ts';
import { usePersonDialog } from './use-person-dialog.tsx';

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
              <LeaderPlate
                key={leader.slug}
                person={fromLeader(leader)}
                onOpen={show}
                className={heights[index]}
              />
            ))}
          </ul>
        </div>
        {employees.length > 0 && (
          <EmployeeCarousel people={employees.map(fromMember)} onOpen={show} />
        )}
      </div>
      {dialog}
    </section>
  );
}
