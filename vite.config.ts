import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { forgetMessages } from './src/server/build/compile-messages.ts';
import { bundleShims, singleMessages } from './src/server/build/lean-client.ts';
import { messageOptions } from './src/server/build/message-options.ts';
import { plannedChunks } from './src/server/build/plan-chunks.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  publicDir: 'src/client/public',
  plugins: [
    // A build finds the messages compiled already; while developing they follow each edit.
    ...(command === 'serve'
      ? [
          paraglideVitePlugin(messageOptions),
          { name: 'forget-messages', buildStart: forgetMessages, watchChange: forgetMessages },
        ]
      : []),
    singleMessages(),
    ...(command === 'build' && !isSsrBuild ? [bundleShims(), plannedChunks()] : []),
    react(),
    tailwindcss(),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2022',
    rolldownOptions: {
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
                  { name: 'site', tags: ['$initial'], priority: 1 },
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
