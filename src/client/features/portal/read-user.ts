import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../../../server/trpc/routers/app.ts';
import type { SessionUser } from '../../../shared/contracts/auth.ts';
import { readError } from '../../lib/read-error.ts';

/** The signed-in user, or null without a session; other failures are thrown for the error page. */
export async function readUser(api: TRPCClient<AppRouter>): Promise<SessionUser | null> {
  try {
    return await api.public.getUser.query();
  } catch (error) {
    if (readError(error).code === 'unauthenticated') return null;
    throw error;
  }
}
