import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

const mapSchema = z.record(z.string(), z.array(z.object({ module: z.string(), size: z.number() })));

/** Of each script of the build, the modules in it and how many bytes of its code, not yet minified, each takes. */
export type ModuleMap = z.infer<typeof mapSchema>;

let known: Promise<ModuleMap> | undefined;

/** Bundles the client once more without writing it, and reads from the bundler itself what went where. */
export function readModuleMap(): Promise<ModuleMap> {
  known ??= bundleAndRead();
  return known;
}

async function bundleAndRead(): Promise<ModuleMap> {
  const { stdout } = await run(
    process.execPath,
    [fileURLToPath(new URL('print-module-map.ts', import.meta.url))],
    { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 64 * 1024 * 1024 },
  );
  return mapSchema.parse(JSON.parse(stdout));
}
