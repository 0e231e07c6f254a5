import { cn } from '../../lib/cn.ts';
import type { Person } from './person.ts';
import { PersonButton } from './person-button.tsx';
import { PersonPicture } from './person-picture.tsx';

interface LeaderPlateProps {
  person: Person;
  onOpen: (person: Person) => void;
  className?: string;
}

/** One of those who lead the company, in a window with an arch. */
export function LeaderPlate({ person, onOpen, className }: LeaderPlateProps) {
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
