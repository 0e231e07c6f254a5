import { type ChildServer, startChild } from './child.ts';

const script = /<script\b[\s\S]*?<\/script>/g;
const scriptAhead = /<link\b[^>]*rel="modulepreload"[^>]*>/g;

/** Serves the page as it is, without its scripts, with the files it links to, from a plain server. */
export async function serveStaticCopy(address: string): Promise<ChildServer> {
  const page = await (await fetch(address)).text();
  const html = page.replaceAll(script, '').replaceAll(scriptAhead, '');
  return startChild('static-server.ts', { message: { html, origin: new URL(address).origin } });
}
