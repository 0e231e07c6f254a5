import type { Recipe } from './peer.ts';

/** The React of this project; the frameworks are the newest that were tried. */
const react = { react: '19.3.1', 'react-dom': '19.3.1' };

/** As little as a page can be: one sentence, made once when it is built. */
export const next: Recipe = {
  name: 'Next.js',
  packages: { next: '16.4.6', ...react },
  files: {
    'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
    'app/page.js': `export default function Page() {
  return <main><h1>Hello</h1></main>;
}
`,
  },
  build: ['next/dist/bin/next', 'build'],
  serve: (port) => ['next/dist/bin/next', 'start', '--port', String(port)],
};

/** The same sentence, rendered at each request; the router is the one of this project. */
export const tanstackStart: Recipe = {
  name: 'TanStack Start',
  packages: {
    '@tanstack/react-start': '1.169.5',
    '@tanstack/react-router': '1.170.46',
    '@vitejs/plugin-react': '6.3.0',
    srvx: '1.0.8',
    vite: '8.3.8',
    ...react,
  },
  files: {
    'vite.config.js': `import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
export default { plugins: [tanstackStart(), react()] };
`,
    'src/router.tsx': `import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';
export const getRouter = () => createRouter({ routeTree });
`,
    'src/routes/__root.tsx': `import { createRootRoute, HeadContent, Scripts } from '@tanstack/react-router';
export const Route = createRootRoute({
  shellComponent: ({ children }) => (
    <html lang="en"><head><HeadContent /></head><body>{children}<Scripts /></body></html>
  ),
});
`,
    'src/routes/index.tsx': `import { createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('/')({ component: () => <main><h1>Hello</h1></main> });
`,
  },
  build: ['vite/bin/vite.js', 'build'],
  serve: (port) => [
    'srvx/bin/srvx.mjs',
    'serve',
    '--prod',
    '--port',
    String(port),
    '--static',
    '../client',
    'dist/server/server.js',
  ],
};
