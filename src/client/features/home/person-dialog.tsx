import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { localizedPath } from '../../../shared/i18n/locale.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useLinkClickHandler } from '../../lib/dialog-behavior.ts';
import { randomKey } from '../../lib/random-key.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { type Person, PersonPicture } from './person.tsx';

/**
 * Gives an open dialog an entry of the browser's history, so that Back closes it and stays on the page. The address does
 * not change, and the router hears of no more than the way back to where it is.
 */
function useCloseOnBack(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    // The page may have been loaded anew in the entry of another dialog.
    const dialog = randomKey();
    const back = () => onBack();
    // The window's own method is the router's.
    History.prototype.pushState.call(window.history, { ...window.history.state, dialog }, '');
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      // Closed by Back, or left for another page, it has no entry any more.
      if (Object(window.history.state).dialog === dialog) window.history.back();
    };
  }, [open]);
}

export interface PersonDialogProps {
  person: Person;
  open: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

export function PersonDialog({ person, open, onClose, returnFocus }: PersonDialogProps) {
  const { locale, origin } = useRouteContext({ from: '__root__' });
  const { key, name, position, bio } = person;
  const follow = useLinkClickHandler({ replace: true });
  useCloseOnBack(open, onClose);
  const path = localizedPath(`/profile/${encodeURIComponent(key)}`, locale);
  return (
    <Dialog
      open={open}
      onOpenChange={(nextOpen) => {
        if (!nextOpen) onClose();
      }}
      returnFocus={returnFocus}
      size="lg"
      title={name}
      description={position}
    >
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[14rem_1fr]">
        <div className="aspect-[4/5] w-40 overflow-hidden rounded-t-full border-b-2 border-sun sm:w-full">
          <PersonPicture person={person} sizes="14rem" className="size-full object-cover" />
        </div>
        <div>
          <p className="max-w-[60ch] text-lg whitespace-pre-line">{bio}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-mist pt-6">
            <QrCode
              value={origin + path}
              size={120}
              marginSize={2}
              title={m.home_person_qr({ name })}
            />
            <div className="min-w-40 flex-1">
              <p className="max-w-[28ch] text-muted">{m.home_person_scan()}</p>
              <a href={path} onClick={follow} className={`${buttonClass('secondary')} mt-3`}>
                {m.home_person_profile()}
              </a>
            </div>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
