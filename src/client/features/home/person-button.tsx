import type { Person } from './person.ts';

interface PersonButtonProps {
  person: Person;
  onOpen: (person: Person) => void;
}

/** The name as the button that tells more; the whole plate around it takes the click. */
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
