import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../server/trpc/routers/app.ts';
import type { Locale } from '../shared/contracts/fields.ts';

/** The files a page links to, as the build named them. */
export type PageAssets = {
  styles: string[];
  /** Modules that hydrate the page, each after its dependencies. */
  scripts: string[];
  /** Font files the first screenful needs. */
  fonts: string[];
  /** Modules a development server needs before the others. */
  development: boolean;
};

/** Context of every route's loader and component. */
export type AppContext = {
  locale: Locale;
  /** True for an address with the `/de` prefix; apart from the locale, which a cookie can decide too. */
  prefixed: boolean;
  assets: PageAssets;
  /** The address of the site, for canonical links. */
  origin: string;
  /** The typed API client: in process while a page is rendered, over HTTP in the browser. */
  api: () => Promise<TRPCClient<AppRouter>>;
  /** Adds, in the browser, the routes of the portals and of links in mails; false when they were there already. */
  loadPortalRoutes?: () => Promise<boolean>;
};
