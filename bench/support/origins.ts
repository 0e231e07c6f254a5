import type { ModuleMap } from './module-map.ts';
import { sum } from './statistics.ts';

/** Packages by name, our own code by folder, the messages together. */
function originOf(module: string): string {
  const inPackage = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  if (inPackage) return inPackage;
  if (module.includes('/paraglide/messages')) return 'messages';
  return /^src\/client\/features\/[^/]+|^src\/[^/]+\/[^/]+/.exec(module)?.[0] ?? 'the bundler';
}

/**
 * Whose code the files hold, the largest first. The bytes of a file are shared out by the length of the code before it
 * was made smaller: an estimate.
 */
export function sizesByOrigin(
  files: readonly { file: string; size: number }[],
  map: ModuleMap,
): { origin: string; size: number }[] {
  const sizes = new Map<string, number>();
  for (const { file, size } of files) {
    const modules = map[file] ?? [];
    const length = sum(modules.map((each) => each.size));
    for (const each of modules) {
      const origin = originOf(each.module);
      sizes.set(origin, (sizes.get(origin) ?? 0) + (size * each.size) / length);
    }
  }
  return [...sizes].map(([origin, size]) => ({ origin, size })).toSorted((a, b) => b.size - a.size);
}
