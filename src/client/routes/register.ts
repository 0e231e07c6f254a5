import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isPlanId, type PlanId } from '../../shared/content/offer.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.tsx';
import { breadcrumbsJsonLd } from './structured-data.ts';

export type RegisterSearch = {
  /** The plan the visitor is interested in. */
  plan?: PlanId | undefined;
};

export const registerRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/register',
  validateSearch: (raw: Record<string, unknown>): RegisterSearch => ({
    plan: isPlanId(raw.plan) ? raw.plan : undefined,
  }),
  head: ({ match }) =>
    pageHead(match.context, {
      title: m.contact_register_title(),
      description: import.meta.env.SSR && m.contact_register_description(),
      path: '/register',
      picture: 'register',
      structuredData: import.meta.env.SSR && [
        breadcrumbsJsonLd(match.context, [{ name: m.contact_register_title(), path: '/register' }]),
      ],
    }),
  component: lazyRouteComponent(
    () => import('../features/contact/register/register-page.tsx'),
    'RegisterPage',
  ),
});
