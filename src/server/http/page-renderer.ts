import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { AppContext, PageAssets } from '../../client/app-context.ts';

export type RenderPage = (request: Request, context: AppContext) => Promise<Response>;

/** Renders pages with the build, or, while developing, with the sources as they are. */
export type PageRenderer = {
  render: RenderPage;
  assets: PageAssets;
  /** Folder of the built files; null in development, when Vite serves them. */
  assetFolder: string | null;
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const entryName = 'src/client/entry-client.tsx';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
);

/** Exports of the bundled client/entry-server.tsx. */
export const entryServerSchema = z.object({
  renderPage: z.custom<RenderPage>((value) => typeof value === 'function'),
});

/** The built client: what a page links to, read from Vite's manifest, and the bundle that renders. */
export async function loadBuiltRenderer(): Promise<PageRenderer> {
  const assetFolder = path.join(root, 'dist/client');
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(assetFolder, '.vite/manifest.json'), 'utf8')),
  );
  const entry = manifest[entryName];
  if (!entry) throw new Error(`The build has no ${entryName}; delete dist and start again.`);
  const bundle = pathToFileURL(path.join(root, 'dist/server/entry-server.js'));
  const { renderPage } = entryServerSchema.parse(await import(bundle.href));
  const displayFont = entry.assets?.find((file) => /bricolage.*\.woff2$/.test(file));
  return {
    render: renderPage,
    assetFolder,
    assets: {
      styles: (entry.css ?? []).map((file) => `/${file}`),
      scripts: [...(entry.imports ?? []).flatMap((name) => manifest[name] ?? []), entry].map(
        ({ file }) => `/${file}`,
      ),
      fonts: displayFont ? [`/${displayFont}`] : [],
      development: false,
    },
  };
}
