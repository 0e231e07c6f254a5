import type { Site } from './row.ts';

/** The public pages as the sitemap lists them, in English; of many articles or profiles one. */
export async function publicPages({ url }: Site): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => !/^\/de(\/|$)/.test(path));
  const kinds = new Map(paths.map((path) => [path.replace(/^(\/[^/]+\/).+/, '$1'), path]));
  return [...kinds.values()];
}
