import { getRouteApi } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { GalleryGrid } from './gallery-grid.tsx';
import { useGallery } from './use-gallery.ts';
import { useLightbox } from './use-lightbox.tsx';

const route = getRouteApi('/public/gallery');

export function GalleryPage() {
  const { image } = route.useSearch();
  const { items, toggleLike, freshen } = useGallery(route.useLoaderData());
  const { noteOpened, prepare, dialog } = useLightbox({ items, image, onLike: toggleLike });
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[90rem] px-4 pt-12 pb-20 outline-none sm:px-6 md:pt-16 lg:px-10 lg:pb-28"
    >
      <header className="grid items-end gap-x-10 gap-y-5 md:grid-cols-12">
        <h1 className="text-4xl md:col-span-6">{m.gallery_title()}</h1>
        <p className="max-w-[46ch] text-lg text-muted md:col-span-6 lg:col-span-5 lg:col-start-8">
          {m.gallery_intro()}
        </p>
      </header>
      <ArcDivider className="mt-6 mb-6 sm:mb-8" />
      {items.length === 0 ? (
        <EmptyState title={m.gallery_empty()} />
      ) : (
        <GalleryGrid
          items={items}
          onOpen={noteOpened}
          onApproach={() => {
            prepare();
            freshen();
          }}
        />
      )}
      {dialog}
    </main>
  );
}
