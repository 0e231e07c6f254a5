import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PinForm, PinHelp } from './pin-form.tsx';

export interface MediaKitDialogProps {
  open: boolean;
  onClose: () => void;
}

export function MediaKitDialog({ open, onClose }: MediaKitDialogProps) {
  /** Link to the kit, when the browser did not let it open in a tab of its own. */
  const [blocked, setBlocked] = useState<string | null>(null);

  function close() {
    onClose();
    setBlocked(null);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(nextOpen) => {
        if (!nextOpen) close();
      }}
      size="sm"
      title={m.media_title()}
      description={m.media_pin_description()}
    >
      {blocked === null ? (
        <PinForm
          onOpen={(url) => {
            if (window.open(url, '_blank')) close();
            else setBlocked(url);
          }}
        >
          <PinHelp />
        </PinForm>
      ) : (
        <div className="grid gap-5" role="status">
          <p>{m.media_blocked()}</p>
          <a
            href={blocked}
            target="_blank"
            rel="noopener"
            onClick={close}
            className={buttonClass('primary')}
          >
            {m.media_pin_open()}
          </a>
        </div>
      )}
    </Dialog>
  );
}
