import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../../../server/trpc/routers/app.ts';
import type { SessionUser } from '../../../shared/contracts/auth.ts';
import { readError } from '../../lib/read-error.ts';

/** Asked once a page view: every call is checked on the server anyway, and one that finds the session over says so. */
let cachedUser: Promise<SessionUser | null> | null = null;

async function fetchUser(api: TRPCClient<AppRouter>): Promise<SessionUser | null> {
  try {
    return await api.public.getUser.query();
  } catch (error) {
    if (readError(error).code === 'unauthenticated') return null;
    throw error;
  }
}

/** The signed-in user, or null without a session; other failures are thrown for the error page. */
export async function readUser(api: TRPCClient<AppRouter>): Promise<SessionUser | null> {
  cachedUser ??= fetchUser(api);
  const user = await cachedUser.catch((error: unknown) => {
    cachedUser = null;
    throw error;
  });
  if (!user) cachedUser = null;
  return user;
}

/** For when the session is over: the next visit to a portal asks again. */
export function clearCachedUser(): void {
  cachedUser = null;
}
