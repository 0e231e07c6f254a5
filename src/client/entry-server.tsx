import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createRequestHandler,
  RouterServer,
  renderSsrHtmlResponse,
} from '@tanstack/react-router/ssr/server';
import { prerender } from 'react-dom/static';
import { overwriteGetLocale } from '../shared/i18n/paraglide/runtime.js';
import type { AppContext } from './app-context.ts';
import { createAppRouter } from './router.tsx';
import { routeTree } from './routes/route-tree.ts';

const pageLocale = new AsyncLocalStorage<AppContext['locale']>();
overwriteGetLocale(() => pageLocale.getStore() ?? 'en');

/** Renders one page as a whole document; the status is the true one (200, 307, 404). */
export async function renderPage(request: Request, context: AppContext): Promise<Response> {
  return pageLocale.run(context.locale, () =>
    createRequestHandler({ request, createRouter: () => createAppRouter(context, routeTree) })(
      ({ router, responseHeaders }) =>
        renderSsrHtmlResponse({
          router,
          responseHeaders,
          render: async () => {
            // Waits for the code of all sections, and leaves each in its place, however large.
            const { prelude } = await prerender(<RouterServer router={router} />, {
              progressiveChunkSize: Number.POSITIVE_INFINITY,
            });
            return new Response(prelude).text();
          },
        }),
    ),
  );
}
