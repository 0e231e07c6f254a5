import type { Person } from './person.ts';
import { PersonButton } from './person-button.tsx';
import { PersonPicture } from './person-picture.tsx';

interface EmployeeSlideProps {
  person: Person;
  onOpen: (person: Person) => void;
}

export function EmployeeSlide({ person, onOpen }: EmployeeSlideProps) {
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
