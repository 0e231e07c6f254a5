import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useRouteContext,
} from '@tanstack/react-router';
import type { AppContext } from '../app-context.ts';
import { THEME_SCRIPT } from '../ui/theme-script.ts';
import { Toaster } from '../ui/toaster.tsx';
import { TooltipProvider } from '../ui/tooltip-provider.tsx';
import { WakeUp } from '../ui/wake-up.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export const rootRoute = createRootRouteWithContext<AppContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    ],
    links: [{ rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }],
  }),
  component: RootDocument,
  notFoundComponent: NotFoundPage,
});

/**
 * Waits for the page to be drawn before the scripts compete with it for a thin line. When they do not arrive, the page
 * is loaded once more, and again when the line is back: without them its buttons stay dead.
 */
const wakeUpScript = (entry: string) =>
  `addEventListener('load',function(){import(${JSON.stringify(entry)}).catch(function(){var s=sessionStorage,k='loaded-again';addEventListener('online',function(){location.reload()});if(navigator.onLine&&!s.getItem(k)){s.setItem(k,'1');location.reload()}})},{once:true})`;

/** Until the page is awake a click on a button would be lost: it is marked, and made good by WakeUp. */
const earlyClickScript = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');if(b&&!('awake' in document.documentElement.dataset))b.setAttribute('data-early-click','')},true)`;

/** Hot reload wants its hooks in place before the first component is read. */
const developmentScript = (entry: string) =>
  `import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import(${JSON.stringify(entry)});`;

function RootDocument() {
  const { locale, assets } = useRouteContext({ from: '__root__' });
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} suppressHydrationWarning />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <HeadContent />
      </head>
      <body>
        <TooltipProvider>
          <Outlet />
          <Toaster />
        </TooltipProvider>
        <WakeUp />
        <Scripts />
        <script dangerouslySetInnerHTML={{ __html: earlyClickScript }} suppressHydrationWarning />
        {assets.development ? (
          <script
            type="module"
            dangerouslySetInnerHTML={{ __html: developmentScript(assets.entry) }}
            suppressHydrationWarning
          />
        ) : (
          <script
            dangerouslySetInnerHTML={{ __html: wakeUpScript(assets.entry) }}
            suppressHydrationWarning
          />
        )}
      </body>
    </html>
  );
}
