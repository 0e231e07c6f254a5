import { createRoute, getRouteApi } from '@tanstack/react-router';
import { ConsentNotice } from '../features/consent/consent-notice.tsx';
import { useMediaKitDialog } from '../features/media-kit/use-media-kit.tsx';
import { SiteLayout } from '../features/site/site-layout.tsx';
import { lazySection } from '../ui/lazy-section.tsx';
import { rootRoute } from './root.tsx';
import { jsonLdScripts, organizationJsonLd } from './structured-data.ts';

const PublicFooter = lazySection(() =>
  import('./public-footer.tsx').then((part) => part.PublicFooter),
);

const route = getRouteApi('/public');

/** Frame of every public page: header, footer, the banner, and the dialogs the header opens. */
function PublicFrame() {
  const { applicationsEnabled } = route.useLoaderData();
  const mediaKit = useMediaKitDialog();
  return (
    <SiteLayout
      onMediaKit={mediaKit.show}
      notice={<ConsentNotice />}
      footer={<PublicFooter applicationsEnabled={applicationsEnabled} />}
      dialogs={mediaKit.dialog}
    />
  );
}

/** Header and footer round every public page; what they show of the settings is loaded once. */
export const publicLayoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  loader: async ({ context }) => (await context.api()).public.getSiteState.query(),
  staleTime: Number.POSITIVE_INFINITY,
  // For machines, as what the pages add to it: on the server alone.
  head: ({ match, loaderData }) => ({
    scripts:
      import.meta.env.SSR && loaderData
        ? jsonLdScripts([organizationJsonLd(match.context, loaderData.contact)])
        : [],
  }),
  component: PublicFrame,
});
