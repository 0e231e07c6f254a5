import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { GalleryItem } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { toast } from '../../ui/use-toast.ts';
import type { LightboxProps } from './lightbox.tsx';

interface LightboxOptions {
  items: GalleryItem[];
  /** The picture named by the address. */
  image: string | undefined;
  onLike: (item: GalleryItem) => void;
}

interface LightboxControl {
  /** A tile was followed, which adds an entry to the history. */
  noteOpened: () => void;
  /** Fetches the code before it is needed. */
  prepare: () => void;
  dialog: ReactNode;
}

const load = () => import('./lightbox.tsx');

/** One picture large, named by `?image=`; a name that no picture has opens nothing. */
export function useLightbox({ items, image, onLike }: LightboxOptions): LightboxControl {
  const navigate = useNavigate();
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const place = items.findIndex(({ id }) => id === image);
  const isOpen = place >= 0;

  const showPicture = (id: string | undefined) =>
    void navigate({ to: '/gallery', search: { image: id }, replace: true, resetScroll: false });
  const { noteOpened, close } = useDialogHistory(() => showPicture(undefined));

  useEffect(() => {
    if (!isOpen || Lightbox) return;
    let wanted = true;
    load().then(
      (loaded) => {
        if (wanted) setLightbox(() => loaded.Lightbox);
      },
      () => {
        if (!wanted) return;
        const description = m.gallery_no_connection();
        toast({ title: m.gallery_dialog_failed(), description, variant: 'danger' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [isOpen, Lightbox]);

  return {
    noteOpened,
    // A failure is told when the picture is opened.
    prepare: () => void load().catch(() => {}),
    dialog: Lightbox && (
      <Lightbox items={items} place={place} onShow={showPicture} onLike={onLike} onClose={close} />
    ),
  };
}
