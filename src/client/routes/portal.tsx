import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { brand } from '../../shared/content/brand.ts';
import type { SessionUser } from '../../shared/contracts/auth.ts';
import { portalHome, type Role } from '../../shared/domain/accounts.ts';
import type { AppContext } from '../app-context.ts';
import { Skeleton, Spinner } from '../ui/loading.tsx';
import { rootRoute } from './root.tsx';

/** A page with a sidebar and a bar, while it is not known yet who is there and so what it will show. */
function PageSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-dvh">
      <title>{brand}</title>
      <div className="hidden w-64 shrink-0 border-e border-mist bg-surface md:block" />
      <main id="main" className="min-w-0 flex-1">
        <div className="flex h-16 items-center justify-end border-b border-mist px-4">
          <Spinner />
        </div>
        <div className="grid gap-6 px-4 py-8 sm:px-6">
          <Skeleton className="h-9 w-56 max-w-full" />
          <Skeleton className="h-64" />
        </div>
      </main>
    </div>
  );
}

/** The logged-in user; a visitor is sent to the login, and from there back to the page they wanted. */
export async function requirePortalUser(
  context: AppContext,
  { href }: { href: string },
): Promise<SessionUser> {
  const { readUser } = await import('../features/portal/read-user.ts');
  const user = await readUser(await context.api());
  if (!user) throw redirect({ to: '/', search: { login: true, next: href } });
  return user;
}

/** Search parameters of the login's address alone. */
const loginParams = ['login', 'next'];

/** Everything behind the login. Never rendered on the server, so that no page of a person is ever cached. */
export const portalRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'portal',
  ssr: false,
  // A list that is changed while the login opens starts from the parameters of the address that is coming.
  search: {
    middlewares: [
      ({ search, next }) =>
        Object.fromEntries(
          Object.entries(next(search)).filter(([name]) => !loginParams.includes(name)),
        ),
    ],
  },
  beforeLoad: async ({ context, location }): Promise<{ user: SessionUser }> => ({
    user: await requirePortalUser(context, location),
  }),
  component: lazyRouteComponent(() => import('./portal-shell.tsx'), 'PortalShell'),
  pendingComponent: PageSkeleton,
});

/** Sends a user of another role to the portal of its own, and one who has to set up a second factor to do so. */
export function requireRole(user: SessionUser, role: Role): void {
  if (user.role !== role) throw redirect({ to: portalHome[user.role] });
  if (user.lacksSecondFactor) throw redirect({ to: '/account' });
}

/** One's own account, for every role. */
export const accountRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: '/account',
  component: lazyRouteComponent(
    () => import('../features/accounts/account-page.tsx'),
    'AccountPage',
  ),
});
