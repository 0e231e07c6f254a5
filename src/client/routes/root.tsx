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
import { WakeUp } from '../ui/wake-up.tsx';
import { earlyClickScript, startScript, wholePageScript } from './inline-scripts.ts';
import { NotFound } from './not-found.ts';

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
        <InlineScript text={import.meta.env.SSR && `${THEME_SCRIPT};${wholePageScript}`} />
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
        <WakeUp />
        <Scripts />
        <InlineScript text={import.meta.env.SSR && earlyClickScript} />
        <InlineScript
          text={import.meta.env.SSR && startScript(assets)}
          isModule={assets.development}
        />
      </body>
    </html>
  );
}
