import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { getServerError } from '../lib/server-error.ts';
import { noindexHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.tsx';

/** The kit itself, after the PIN. */
export const mediaKitFileRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/media-kit.html',
  loader: async ({ context }) => {
    try {
      return await (await context.api()).public.getMediaKit.query();
    } catch (error) {
      if (getServerError(error)?.code === 'pin-required') throw redirect({ to: '/media-kit' });
      throw error;
    }
  },
  head: () => noindexHead(m.media_title()),
  component: lazyRouteComponent(() => import('../features/media-kit/kit-page.tsx'), 'MediaKitPage'),
});

/** Asks for the PIN and leads to the kit. */
export const mediaKitRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/media-kit',
  head: () => noindexHead(m.media_title()),
  component: lazyRouteComponent(
    () => import('../features/media-kit/pin-page.tsx'),
    'MediaKitPinPage',
  ),
});
