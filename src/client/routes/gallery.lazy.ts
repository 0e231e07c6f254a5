import { createLazyRoute } from '@tanstack/react-router';
import { GalleryPage, GallerySkeleton } from '../features/gallery/gallery-page.tsx';

export const galleryLazyRoute = createLazyRoute('/public/gallery')({
  component: GalleryPage,
  pendingComponent: GallerySkeleton,
});
