import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import { entryServerSchema, type PageRenderer, type RenderPage } from './page-renderer.ts';

/** Pages from the sources as they are, with Vite's hot reload: for developing only. */
export async function openDevelopmentRenderer(): Promise<{
  renderer: PageRenderer;
  middleware: RequestHandler;
  close: () => Promise<void>;
}> {
  const { createServer } = await import('vite');
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const vite = await createServer({ root });
  const render: RenderPage = async (request, context) => {
    const entry = entryServerSchema.parse(await vite.ssrLoadModule('/src/client/entry-server.tsx'));
    return entry.renderPage(request, context);
  };
  return {
    renderer: {
      render,
      assetFolder: null,
      assets: {
        styles: ['/src/client/styles/app.css'],
        scripts: ['/src/client/entry-client.tsx'],
        fonts: [],
        development: true,
      },
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
