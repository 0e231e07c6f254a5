import './styles/app.css';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { isMailLinkPath, isPortalPath } from '../shared/i18n/locale.ts';
import { overwriteGetLocale } from '../shared/i18n/paraglide/runtime.js';
import { hydrateRoot } from './hydrate-root.ts';
import { clearAnsweredEarlyClicks } from './lib/early-input.ts';
import {
  importPage,
  importWithRetry,
  reportLoadFailure,
  showMissingCode,
} from './lib/lazy-load.ts';
import { createAppRouter } from './router.tsx';
import { publicTree } from './routes/public-tree.ts';

// Zod reads its settings when it is loaded, which is later. Otherwise it tries whether it may make functions of text: our
// content policy says no, and the try itself is reported as a breach of it, in which a real one would go unseen.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const locale = document.documentElement.lang === 'de' ? 'de' : 'en';

function start() {
  let knowsPortals = false;

  async function loadPortalRoutes(): Promise<boolean> {
    if (knowsPortals) return false;
    // It adds them to the tree of the public pages, which the router then reads anew.
    await import('./routes/route-tree.ts');
    router.setRoutes(router.buildRouteTree());
    knowsPortals = true;
    return true;
  }

  const router = createAppRouter(
    {
      locale,
      prefixed: false,
      assets: { styles: [], scripts: [], fonts: [], development: false },
      origin: window.location.origin,
      api: () => import('./trpc-client.ts').then((module) => module.trpcClient),
      loadPortalRoutes,
    },
    publicTree,
  );
  router.subscribe('onRendered', showMissingCode);

  /**
   * Fetches the code of the page. Until it is there the server's HTML stays, in whose place a failure would stand.
   */
  async function loadPageCode(): Promise<void> {
    const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
    const loads = matchedRoutes.map((route) => async () => {
      await router.loadRouteChunk(route);
      const { component } = route.options;
      // It keeps its failure to itself until it is rendered, and `preload` until its code is there.
      if (component && 'preload' in component && component.preload) {
        throw new TypeError('The code of the page did not arrive.');
      }
    });
    await Promise.all(loads.map(importPage));
  }

  async function hydrateApp(): Promise<void> {
    try {
      await loadPageCode();
      // Takes what the server has loaded and fetches the code of the page: before React begins, or it would begin twice.
      await hydrate(router).finally(() => window.$_TSR?.h());
    } catch (error) {
      // Loading the page once more is the last thing to try; the error is in the console.
      reportError(error);
      reportLoadFailure();
      return;
    }
    setTimeout(() => {
      // As a transition: React then stops every few milliseconds for what is touched meanwhile.
      startTransition(() => {
        hydrateRoot(document, <RouterProvider router={router} />);
      });
      clearAnsweredEarlyClicks();
    });
  }

  const { pathname } = window.location;
  if (isPortalPath(pathname) || isMailLinkPath(pathname)) {
    importWithRetry(loadPortalRoutes).then(hydrateApp, reportLoadFailure);
  } else setTimeout(hydrateApp);
}

overwriteGetLocale(() => locale);
// Reading the code, starting the router and waking the page up, each in a task of its own: on a slow phone touches are
// answered in between.
setTimeout(start);
