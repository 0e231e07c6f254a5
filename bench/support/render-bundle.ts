import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { AppContext } from '../../src/client/app-context.ts';
import type { RenderPage } from '../../src/server/http/page-renderer.ts';

type TimeTree = (request: Request, context: AppContext) => Promise<number>;

const isFunction = (value: unknown) => typeof value === 'function';

/** What the bundled render-entry.tsx exports. */
const bundleSchema = z.object({
  renderPage: z.custom<RenderPage>(isFunction),
  timeTree: z.custom<TimeTree>(isFunction),
});

/** Bundles the pages as the build does, with a door to the tree they render, and loads that. */
export async function loadRenderBundle(): Promise<z.infer<typeof bundleSchema>> {
  const script = fileURLToPath(new URL('build-render-bundle.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [script], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('the bundle failed; its messages stand above');
  const bundle = new URL('../../dist/bench/render-entry.js', import.meta.url);
  return bundleSchema.parse(await import(bundle.href));
}
