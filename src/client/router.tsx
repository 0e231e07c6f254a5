import { createRouter } from '@tanstack/react-router';
import { localizedPath, withoutGermanPrefix } from '../shared/i18n/locale.ts';
import type { AppContext } from './app-context.ts';
import { NotFoundPage } from './routes/not-found-page.tsx';
import { RouteErrorPage } from './routes/route-error-page.tsx';
import { routeTree } from './routes/route-tree.ts';

/** The router of one page view: on the server one a request, in the browser one a page. */
export function createAppRouter(context: AppContext) {
  return createRouter({
    routeTree,
    context,
    caseSensitive: true,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: RouteErrorPage,
    rewrite: {
      input: ({ url }) => {
        const bare = withoutGermanPrefix(url.pathname);
        if (bare !== null) url.pathname = bare;
        return url;
      },
      output: ({ url }) => {
        if (context.prefixed) url.pathname = localizedPath(url.pathname, 'de');
        return url;
      },
    },
    // The browser wakes up with what the server rendered with.
    dehydrate: () => ({
      locale: context.locale,
      prefixed: context.prefixed,
      assets: context.assets,
      origin: context.origin,
    }),
    hydrate: (carried) => {
      Object.assign(context, carried);
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
