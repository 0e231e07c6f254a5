import { getRouteApi } from '@tanstack/react-router';
import type { User } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

const portal = getRouteApi('/portal');

/** Whether a user is the one who is looking. */
export function useIsOwn(id: string | undefined): boolean {
  return portal.useRouteContext().user.id === id;
}

export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export function UserName({ user }: { user: User }) {
  const isOwn = useIsOwn(user.id);
  return (
    <>
      <bdi>{fullName(user)}</bdi>
      {isOwn && <span className="font-normal text-muted"> ({m.users_you()})</span>}
    </>
  );
}
