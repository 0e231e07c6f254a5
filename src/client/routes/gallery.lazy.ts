import { createLazyRoute } from '@tanstack/react-router';
import { GalleryPage } from '../features/gallery/gallery-page.tsx';
import { GalleryPending } from '../features/gallery/gallery-pending.tsx';

export const galleryParts = createLazyRoute('/public/gallery')({
  component: GalleryPage,
  pendingComponent: GalleryPending,
});
