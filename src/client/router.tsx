import { type AnyRoute, createRouter, parseSearchWith } from '@tanstack/react-router';
import { localizedPath, withoutGermanPrefix } from '../shared/i18n/locale.ts';
import type { AppContext } from './app-context.ts';
import { NotFound } from './routes/not-found.ts';
import { RouteErrorPage } from './routes/route-error-page.tsx';
import type { routeTree as wholeTree } from './routes/route-tree.ts';

/**
 * On a slow line somebody has read on before the page wakes up, and after a reload the browser itself has returned them
 * to their place: both stay where they are.
 */
function restoresScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const keeps = isFirst && window.scrollY > 0;
    isFirst = false;
    return !keeps;
  };
}

/** A search such as `12e99` is a text: read as a number, it would come back as another one. */
const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'number' ? text : value;
});

/** The router of one page view: on the server one a request, in the browser one a page. */
export function createAppRouter<Tree extends AnyRoute>(context: AppContext, routeTree: Tree) {
  return createRouter({
    routeTree,
    context,
    caseSensitive: true,
    parseSearch,
    defaultPreload: 'intent',
    scrollRestoration: import.meta.env.SSR ? false : restoresScroll(),
    defaultNotFoundComponent: NotFound,
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
    router: ReturnType<typeof createAppRouter<typeof wholeTree>>;
  }
}
