import type { SessionUser } from '../../../shared/contracts/auth.ts';
import type { User } from '../../db/entities/user.ts';

/** What the browser may know of its own user. */
export function toSessionUser(user: User, lacksSecondFactor: boolean): SessionUser {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role: user.role,
    locale: user.locale ?? null,
    lacksSecondFactor,
  };
}
