import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messageOptions } from './src/server/build/message-options.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  publicDir: 'src/client/public',
  plugins: [
    // A build finds the messages compiled already; while developing they follow each edit.
    ...(command === 'serve' ? [paraglideVitePlugin(messageOptions)] : []),
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
    },
  },
  // Bundled whole, with React's production build, whatever NODE_ENV the server is started with.
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  server: { middlewareMode: true },
  appType: 'custom',
}));
