import type { Leader } from '../../../shared/content/leaders.ts';
import type { TeamMember } from '../../../shared/contracts/employee.ts';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Portrait } from '../../ui/portrait.tsx';

/** A person of the team, leader or employee. */
export type Person = Pick<TeamMember, 'name' | 'position' | 'shortBio' | 'bio' | 'picture'> & {
  /** Key of the profile's address: the id, or the slug of a leader. */
  key: string;
};

export const personFromLeader = ({ slug, ...leader }: Leader): Person => ({
  ...leader,
  key: slug,
  picture: null,
});

export const personFromMember = (member: TeamMember): Person => ({
  ...member,
  key: member.id ?? member.slug,
});

interface PersonButtonProps {
  person: Person;
  onOpen: (person: Person) => void;
}

/** The name as the button that opens the details; the whole area around it takes the click. */
export function PersonButton({ person, onOpen }: PersonButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(person)}
      className="text-start decoration-sun decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {person.name}
    </button>
  );
}

interface PersonPictureProps {
  person: Pick<Person, 'name' | 'picture'>;
  sizes: string;
  className: string;
}

/** The photo, or a drawn portrait; the name stands beside it, so that it needs no words of its own. */
export function PersonPicture({ person: { name, picture }, sizes, className }: PersonPictureProps) {
  return picture ? (
    <PictureImage picture={picture} alt="" sizes={sizes} className={className} />
  ) : (
    <Portrait name={name} className={className} />
  );
}
