import { UserPlus } from 'lucide-react';
import type { ClientPerson } from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-format.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { personLabels } from './labels.ts';

interface ClientPeopleProps {
  clientId: string;
  people: readonly ClientPerson[];
}

const tones: Record<ClientPerson['state'], BadgeTone> = {
  active: 'success',
  invited: 'sun',
  deactivated: 'neutral',
};

/** Whoever has an account for the company, and the way to invite one more. */
export function ClientPeople({ clientId, people }: ClientPeopleProps) {
  const { moment } = useMoments();
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-lg">{m.clients_people()}</h2>
      {people.length === 0 ? (
        <p className="text-sm text-muted">{m.clients_people_none()}</p>
      ) : (
        <ul className="m-0 list-none p-0">
          {people.map(({ id, name, email, state, lastLoginAt }) => (
            <li key={id} className="border-b border-mist py-2.5 text-sm last:border-b-0">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="min-w-0 wrap-anywhere">
                  <bdi>{name}</bdi>
                  <span className="text-muted">, {email}</span>
                </span>
                <Badge tone={tones[state]}>{personLabels[state]()}</Badge>
              </div>
              <p className="figures text-xs text-muted">
                {lastLoginAt
                  ? m.clients_person_last_login({ date: moment(lastLoginAt) })
                  : m.clients_person_no_login()}
              </p>
            </li>
          ))}
        </ul>
      )}
      <a
        href={`/admin/users?invite=${clientId}`}
        className={`${buttonClass('secondary', 'sm')} mt-4`}
      >
        <UserPlus aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {m.clients_people_invite()}
      </a>
    </section>
  );
}
