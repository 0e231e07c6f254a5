import {
  type AnyRoute,
  createRouter,
  type ErrorComponentProps,
  parseSearchWith,
  useRouter,
} from '@tanstack/react-router';
import { brand } from '../shared/content/brand.ts';
import { localizedPath, withoutGermanPrefix } from '../shared/i18n/locale.ts';
import { m } from '../shared/i18n/paraglide/messages.js';
import type { AppContext } from './app-context.ts';
import { getServerError } from './lib/server-error.ts';
import { NotFound } from './routes/not-found.ts';
import type { routeTree as wholeTree } from './routes/route-tree.ts';

/** Every page starts with this, because what fails may be the line that would fetch it: hence so little. */
function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { message, requestId } = getServerError(error) ?? {};
  return (
    <main id="main" className="mx-auto max-w-xl px-4 py-16">
      <title>{`${m.site_error_page_title()} | ${brand}`}</title>
      <div role="alert">
        <h1 className="text-3xl">{m.site_error_page_title()}</h1>
        <p className="mt-4 text-muted">
          {typeof message === 'string' ? message : m.error_network()}
        </p>
        {typeof requestId === 'string' && (
          <p className="figures mt-2 text-sm break-all text-muted">
            {m.ui_request_id({ requestId })}
          </p>
        )}
      </div>
      <button
        type="button"
        className="mt-6 rounded border border-edge px-5 py-2 hover:bg-surface"
        onClick={() => {
          reset();
          void router.invalidate();
        }}
      >
        {m.ui_retry()}
      </button>
    </main>
  );
}

/**
 * On a slow line the visitor has read on before hydration, and after a reload the browser itself has returned them
 * to their place: both stay where they are.
 */
function createScrollRestorationPolicy(): () => boolean {
  let isFirst = true;
  return () => {
    const staysInPlace = isFirst && window.scrollY > 0;
    isFirst = false;
    return !staysInPlace;
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
    // A page that is waited for is shown as soon as it is there.
    defaultPendingMinMs: 0,
    scrollRestoration: import.meta.env.SSR ? false : createScrollRestorationPolicy(),
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
    // The browser hydrates with what the server rendered with.
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
