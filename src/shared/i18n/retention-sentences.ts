import { retainedKindSchema } from '../contracts/retention.ts';
import { heldKindSchema } from '../contracts/retention-hold.ts';
import { m } from './paraglide/messages.js';
import { heldNames, retainedNames } from './retention-names.ts';

type Words = { actor: string; subject: string };

/** The label of a run carries how many of each kind, as `bookings=3 activityLog=1200`. */
export function erasedSentence({ subject }: Words): string {
  const counts = subject.split(' ').flatMap((part) => {
    const [name, count] = part.split('=');
    const kind = retainedKindSchema.safeParse(name);
    if (!kind.success) return [];
    const shown = m.ui_number({ value: Number(count) });
    return [m.activity_retention_count({ kind: retainedNames[kind.data](), count: shown })];
  });
  return m.activity_retention_erase({ counts: counts.join(', ') });
}

/** The label of a hold is the kind of what is held. */
function heldName(subject: string): string {
  const kind = heldKindSchema.safeParse(subject);
  return kind.success ? heldNames[kind.data]() : subject;
}

export const holdSentence = ({ actor, subject }: Words) =>
  m.activity_retention_hold({ actor, record: heldName(subject) });

export const liftSentence = ({ actor, subject }: Words) =>
  m.activity_retention_lift({ actor, record: heldName(subject) });
