import { type ComponentType, useRef, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { toast } from '../../ui/use-toast.ts';
import type { Person } from './person.ts';
import type { PersonDialogProps } from './person-dialog.tsx';

/** The dialog about a person. Its code is fetched when it is first wanted. */
export function usePersonDialog() {
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
