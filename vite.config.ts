import path from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { forgetMessages } from './src/server/build/compile-messages.ts';
import { messageOptions } from './src/server/build/message-options.ts';
import { entryFile, planChunks, planMode, plannedChunks } from './src/server/build/plan-chunks.ts';

/** Takes the messages one by one, so that a page carries only what it says; the server has them in one file. */
const singleMessages = (): Plugin => ({
  name: 'single-messages',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/messages\/_all\.js$/ },
    handler: (_, importer) =>
      importer === undefined ? null : path.join(path.dirname(importer), 'messages', '_index.js'),
  },
});

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  publicDir: 'src/client/public',
  plugins: [
    // A build finds the messages compiled already; while developing they follow each edit.
    ...(command === 'serve'
      ? [
          paraglideVitePlugin(messageOptions),
          { name: 'forget-messages', buildStart: forgetMessages, watchChange: forgetMessages },
        ]
      : []),
    ...(isSsrBuild ? [] : [singleMessages()]),
    ...(command === 'build' && !isSsrBuild
      ? [mode === planMode ? planChunks() : plannedChunks()]
      : []),
    react(),
    tailwindcss(),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2022',
    rolldownOptions: {
      // Without it each build reads two thousand icons for the hundred that are shown: a third of its time.
      experimental: { lazyBarrel: true },
      input: isSsrBuild ? 'src/client/entry-server.tsx' : 'src/client/entry-client.tsx',
      ...(isSsrBuild
        ? {}
        : {
            output: {
              // What every page starts with comes in React's file and ours, so that no phone has to read it all at
              // once; the plan tells of the others.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/hydrate-root\.ts$/,
                    priority: 2,
                  },
                  { name: entryFile, tags: ['$initial'] },
                ],
              },
              // They also list all the others, and names take more room than what they name: as short as may be.
              chunkFileNames: 'assets/[hash:7].js',
            },
          }),
    },
  },
  // Bundled whole, with React's production build, whatever NODE_ENV the server is started with.
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  server: { middlewareMode: true },
  appType: 'custom',
}));
