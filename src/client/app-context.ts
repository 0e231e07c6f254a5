import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../server/trpc/routers/app.ts';
import type { Locale } from '../shared/contracts/fields.ts';

/** The files a page links to, as the build named them. */
export type PageAssets = {
  styles: string[];
  /** The modules that wake the page up, each after those it needs. */
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
  /** The typed door to the server: in process while a page is rendered, over http in the browser. */
  api: () => Promise<TRPCClient<AppRouter>>;
  /** In the browser: adds the portals and what mails lead to, which no public page starts with; false when they were known. */
  loadPortalRoutes?: () => Promise<boolean>;
};
