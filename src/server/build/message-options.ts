import { fileURLToPath } from 'node:url';

const i18n = new URL('../../shared/i18n/', import.meta.url);

/** Settings of the message compiler, for the server, the build and the development server alike. */
export const messageOptions = {
  project: fileURLToPath(new URL('project.inlang', i18n)),
  outdir: fileURLToPath(new URL('paraglide', i18n)),
  // The runtime calls the overwritten getLocale: the server's per request, the browser's per page.
  strategy: ['globalVariable', 'baseLocale'] as ['globalVariable', 'baseLocale'],
  // One module a message, so that a page carries only what it says.
  outputStructure: 'message-modules' as const,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
};
