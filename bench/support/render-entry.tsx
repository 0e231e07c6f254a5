import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { AppContext } from '../../src/client/app-context.ts';
import { createAppRouter } from '../../src/client/router.tsx';
import { routeTree } from '../../src/client/routes/route-tree.ts';
import { processorMs } from './processor-time.ts';

// Bundled like src/client/entry-server.tsx and together with it, so that both sides run the same React.
export { renderPage } from '../../src/client/entry-server.tsx';

/**
 * Loads what the page needs and lets React alone render its tree, once, as a request does: a second time on the same
 * router its links would be known already. Returns the milliseconds of processor time React took.
 */
export async function timeTree(request: Request, context: AppContext): Promise<number> {
  let took = 0;
  const createRouter = () => createAppRouter(context, routeTree);
  await createRequestHandler({ request, createRouter })(({ router }) => {
    const since = process.cpuUsage();
    renderToString(<RouterServer router={router} />);
    took = processorMs(since);
    return new Response();
  });
  return took;
}
