import { getRouteApi } from '@tanstack/react-router';
import type { User } from '../../../shared/contracts/user.ts';
import type { Role } from '../../../shared/domain/accounts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const roleLabels: Record<Role, () => string> = {
  admin: m.users_role_admin,
  employee: m.users_role_employee,
  client: m.users_role_client,
};

const portal = getRouteApi('/portal');

/** Returns whether a user is the viewer. */
export function useIsCurrentUser(id: string | undefined): boolean {
  return portal.useRouteContext().user.id === id;
}

export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export function UserName({ user }: { user: User }) {
  const isOwn = useIsCurrentUser(user.id);
  return (
    <>
      <bdi>{fullName(user)}</bdi>
      {isOwn && <span className="font-normal text-muted"> ({m.users_you()})</span>}
    </>
  );
}
