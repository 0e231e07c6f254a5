import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server';
import { overwriteGetLocale } from '../shared/i18n/paraglide/runtime.js';
import type { AppContext } from './app-context.ts';
import { loadPageParts } from './lib/lazy-load.ts';
import { createAppRouter } from './router.tsx';
import { routeTree } from './routes/route-tree.ts';

const pageLocale = new AsyncLocalStorage<AppContext['locale']>();
overwriteGetLocale(() => pageLocale.getStore() ?? 'en');

/** Renders one page as a whole document; the status is the true one (200, 307, 404). */
export async function renderPage(request: Request, context: AppContext): Promise<Response> {
  await loadPageParts();
  return pageLocale.run(context.locale, () =>
    createRequestHandler({ request, createRouter: () => createAppRouter(context, routeTree) })(
      ({ router, responseHeaders }) =>
        renderRouterToString({
          router,
          responseHeaders,
          children: <RouterServer router={router} />,
        }),
    ),
  );
}
