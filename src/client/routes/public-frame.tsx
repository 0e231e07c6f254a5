import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ConsentNotice } from '../features/consent/consent-notice.tsx';
import { useMediaKit } from '../features/media-kit/use-media-kit.tsx';
import { SiteLayout } from '../features/site/site-layout.tsx';
import { Island } from '../ui/island.tsx';
import { footerPart } from './frame-parts.ts';

const route = getRouteApi('/public');

/** What lies round every public page: header, footer, the banner, and the dialogs the header opens. */
export function PublicFrame() {
  const { applicationsEnabled } = route.useLoaderData();
  const mediaKit = useMediaKit();
  const footer = useMemo(() => ({ applicationsEnabled }), [applicationsEnabled]);
  return (
    <SiteLayout
      onMediaKit={mediaKit.show}
      notice={<ConsentNotice />}
      footer={<Island of={footerPart} props={footer} />}
      dialogs={mediaKit.dialog}
    />
  );
}
