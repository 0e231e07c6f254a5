import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { publicLayoutRoute } from './public-layout.ts';
import { unlistedHead } from './unlisted-head.ts';

/** Asks for the PIN and leads to the kit. */
export const mediaKitRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/media-kit',
  head: () => unlistedHead(m.media_title()),
  component: lazyRouteComponent(() => import('../features/media-kit/pin-page.tsx'), 'PinPage'),
});
