import { createLazyRoute } from '@tanstack/react-router';
import { GalleryPage, GalleryPending } from '../features/gallery/gallery-page.tsx';

export const galleryParts = createLazyRoute('/public/gallery')({
  component: GalleryPage,
  pendingComponent: GalleryPending,
});
