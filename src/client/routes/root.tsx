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

/** Waits for the page to be drawn before the scripts compete with it for a thin line. */
const wakeUpScript = (entry: string) =>
  `addEventListener('load',function(){import(${JSON.stringify(entry)})},{once:true})`;

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
        <Scripts />
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
