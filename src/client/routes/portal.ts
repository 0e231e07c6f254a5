import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { SessionUser } from '../../shared/contracts/auth.ts';
import { portalHome, type Role } from '../../shared/domain/accounts.ts';
import type { AppContext } from '../app-context.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { rootRoute } from './root.tsx';

/** Who is logged in; a visitor is sent to the login, and from there back to where they wanted to go. */
export async function readPortalUser(
  context: AppContext,
  { href }: { href: string },
): Promise<SessionUser> {
  const { readUser } = await import('../features/portal/read-user.ts');
  const user = await readUser(await context.api());
  if (!user) throw redirect({ to: '/', search: { login: true, next: href } });
  return user;
}

/** Everything behind the login. Never rendered on the server, so that no page of a person is ever kept. */
export const portalRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'portal',
  ssr: false,
  beforeLoad: async ({ context, location }): Promise<{ user: SessionUser }> => ({
    user: await readPortalUser(context, location),
  }),
  component: lazyRouteComponent(() => import('./portal-shell.tsx'), 'PortalShell'),
  pendingComponent: PageSkeleton,
});

/** Sends a user of another role to the portal of its own, and one who has to set up a second factor to do so. */
export function requireRole(user: SessionUser, role: Role): void {
  if (user.role !== role) throw redirect({ to: portalHome[user.role] });
  if (user.lacksSecondFactor) throw redirect({ to: '/account' });
}
