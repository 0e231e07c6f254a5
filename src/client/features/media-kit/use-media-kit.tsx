import { type ReactNode, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useLazyComponent } from '../../lib/lazy-load.ts';
import { toast } from '../../ui/toast.tsx';

interface MediaKitControl {
  show: () => void;
  dialog: ReactNode;
}

/** The dialog that asks for the PIN of the media kit. Its code is fetched when it is first wanted. */
export function useMediaKitDialog(): MediaKitControl {
  const [open, setOpen] = useState(false);
  const Dialog = useLazyComponent(
    open,
    () => import('./media-kit-dialog.tsx').then((part) => part.MediaKitDialog),
    () => {
      toast({ title: m.media_not_opened(), description: m.error_network(), variant: 'danger' });
      setOpen(false);
    },
  );
  return {
    show: () => setOpen(true),
    dialog: Dialog && <Dialog open={open} onClose={() => setOpen(false)} />,
  };
}
