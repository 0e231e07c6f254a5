import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouteContext,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppContext, PageAssets } from '../app-context.ts';
import { earlyInputScript, repeatEarlyClick, repeatEarlyTyping } from '../lib/early-input.ts';
import { loadFailedEvent } from '../lib/lazy-load.ts';
import { THEME_SCRIPT } from '../lib/theme.ts';
import { Toaster } from '../ui/toast.tsx';
import { NotFound } from './not-found.ts';

/**
 * Waits for the page to be drawn before the scripts compete with it for a thin line: `load` may come before the first
 * frame, the second frame only after it. When they do not arrive, the page is loaded once more, and again when the line
 * is back unless they came after all: without them its buttons stay dead. Each is asked for by itself, so that each is
 * read in a task of its own and a slow phone answers touches in between. A page in the background is not drawn and does
 * not wait.
 */
const startHydrationScript = (scripts: readonly string[]) =>
  `function again(){var s=sessionStorage,k='loaded-again';addEventListener('online',function(){'hydrated'in document.documentElement.dataset||location.reload()},{once:true});if(navigator.onLine&&!s.getItem(k)){s.setItem(k,'1');location.reload()}}addEventListener(${JSON.stringify(loadFailedEvent)},again);addEventListener('load',function(){function run(){Promise.all(${JSON.stringify(scripts)}.map(function(s){return import(s)})).catch(again)}document.hidden?run():requestAnimationFrame(function(){requestAnimationFrame(run)})},{once:true})`;

/** Hot reload wants its hooks in place before the first component is read. */
const developmentScript = ([entry]: readonly string[]) =>
  `import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import(${JSON.stringify(entry)});`;

/** Starts the page: what the build made, or what the development server serves. */
const startScript = ({ scripts, development }: PageAssets) =>
  development ? developmentScript(scripts) : startHydrationScript(scripts);

function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  repeatEarlyTyping();
  repeatEarlyClick(document);
}

/**
 * Marks the page as hydrated once it answers to clicks, and repeats what was typed and clicked last before: on a slow line
 * people see a page seconds before its scripts arrive.
 */
function HydrationMarker() {
  useEffect(() => {
    // In a task of its own: a click on a part that is not hydrated yet then hydrates it.
    const timer = setTimeout(markHydrated);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** The same on every page. */
const siteHead = {
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'theme-color', content: '#0b1b2b' },
  ],
  links: [
    { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ],
};

export const rootRoute = createRootRouteWithContext<AppContext>()({
  // Once on the page it stays there, whatever the browser knows of it.
  head: () => (import.meta.env.SSR ? siteHead : {}),
  component: RootDocument,
  notFoundComponent: NotFound,
});

interface InlineScriptProps {
  text: string | false;
  isModule?: boolean;
}

/** The server's alone: in the browser it has run already, and React leaves the inside of such an element as it is. */
function InlineScript({ text, isModule }: InlineScriptProps) {
  return (
    <script
      type={isModule ? 'module' : undefined}
      dangerouslySetInnerHTML={{ __html: text || '' }}
      suppressHydrationWarning
    />
  );
}

function RootDocument() {
  const { locale, assets } = useRouteContext({ from: '__root__' });
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <InlineScript text={import.meta.env.SSR && THEME_SCRIPT} />
        <InlineScript text={import.meta.env.SSR && earlyInputScript()} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Toaster />
        <HydrationMarker />
        <Scripts />
        <InlineScript
          text={import.meta.env.SSR && startScript(assets)}
          isModule={assets.development}
        />
      </body>
    </html>
  );
}
