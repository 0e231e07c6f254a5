import { lazyRouteComponent } from '@tanstack/react-router';

/** The page of an address that leads nowhere. */
export const NotFound = lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage');
