import { type ComponentType, useRef, useState } from 'react';
import { leaders } from '../../../shared/content/leaders.ts';
import type { TeamMember } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { toast } from '../../ui/toast.tsx';
import { EmployeeCarousel } from './employee-carousel.tsx';
import {
  type Person,
  PersonButton,
  PersonPicture,
  personFromLeader,
  personFromMember,
} from './person.tsx';
import type { PersonDialogProps } from './person-dialog.tsx';

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
