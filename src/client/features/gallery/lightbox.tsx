import { ArrowLeft, ArrowRight, Heart } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import type { GalleryItem } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { closesDialog, useDialogKeyboard } from '../../lib/dialog-behavior.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { tileId } from './use-gallery.ts';

/** Height left by the bars above and below. */
const freeHeight = '(100dvh - 12rem)';

/** As large as the window and the picture allow, in its own proportions before it has arrived. */
function LightboxPicture({ item: { picture, alt } }: { item: GalleryItem }) {
  const ratio = picture.width / picture.height;
  return (
    <div className="grid min-h-0 place-items-center px-4 sm:px-6 lg:px-10">
      <div
        style={{
          aspectRatio: ratio,
          width: `max(12rem, min(100%, ${picture.width}px, calc(${freeHeight} * ${ratio})))`,
        }}
        className="animate-fade-in overflow-clip rounded"
      >
        <PictureImage
          picture={picture}
          alt={alt}
          sizes={`min(100vw, calc(${freeHeight} * ${ratio.toFixed(3)}))`}
          priority
          className="size-full object-cover"
        />
      </div>
    </div>
  );
}

interface LikeButtonProps {
  item: GalleryItem;
  onLike: () => void;
}

function LikeButton({ item: { likeCount, hasLiked }, onLike }: LikeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={hasLiked}
      onClick={onLike}
      className={cn(buttonClass('secondary'), 'shrink-0 whitespace-nowrap aria-pressed:border-sun')}
    >
      <Heart
        aria-hidden="true"
        strokeWidth={1.75}
        className={cn('size-5 transition-colors', hasLiked && 'fill-sun text-sun')}
      />
      {m.gallery_likes({ count: likeCount })}
    </button>
  );
}

interface StepButtonProps {
  step: 1 | -1;
  onTurn: (step: 1 | -1) => void;
}

/** Leads to the picture before or after. */
function StepButton({ step, onTurn }: StepButtonProps) {
  const Arrow = step === 1 ? ArrowRight : ArrowLeft;
  return (
    <button
      type="button"
      aria-label={step === 1 ? m.gallery_next() : m.gallery_previous()}
      onClick={() => onTurn(step)}
      className={buttonClass('secondary', 'icon')}
    >
      <Arrow aria-hidden="true" strokeWidth={1.5} className="size-5" />
    </button>
  );
}

/** A finger that went this far sideways, in pixels, meant it. */
const swipeThresholdPx = 48;

/** Turns a sideways movement of one finger into a step; pinching and scrolling are left alone. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.item(0);
      start.current =
        finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches.item(0);
      const from = start.current;
      start.current = null;
      if (!finger || !from) return;
      const across = finger.clientX - from.x;
      const down = finger.clientY - from.y;
      if (Math.abs(across) < swipeThresholdPx || Math.abs(across) < 2 * Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}

export interface LightboxProps {
  items: GalleryItem[];
  /** Index of the one that is shown; -1 for none. */
  place: number;
  onShow: (id: string) => void;
  onLike: (item: GalleryItem) => void;
  onClose: () => void;
}

/** One picture before a night sky. After the last comes the first again. */
export function Lightbox({ items, place, onShow, onLike, onClose }: LightboxProps) {
  const isOpen = place >= 0;
  const [lastPlace, setLastPlace] = useState(place);
  if (isOpen && place !== lastPlace) setLastPlace(place);
  // While it fades out it still shows what it showed.
  const item = items[isOpen ? place : lastPlace];

  function turn(step: 1 | -1) {
    const target = items.at((place + step) % items.length);
    if (isOpen && target && items.length > 1) onShow(target.id);
  }

  function turnByKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  }

  const swipe = useSwipe(turn);
  const keyboard = useDialogKeyboard(() => {
    const tile = item && document.getElementById(tileId(item.id));
    tile?.scrollIntoView({ block: 'nearest' });
    return tile ?? null;
  });
  if (!item) return null;

  const name = item.caption ?? item.alt;
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="night fixed inset-0 z-50 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...keyboard}
          {...swipe}
          aria-describedby={undefined}
          onKeyDown={(event) => {
            keyboard.onKeyDown(event);
            turnByKey(event);
          }}
          className="night fixed inset-0 z-50 grid touch-pan-y touch-pinch-zoom grid-rows-[auto_minmax(0,1fr)_auto] overflow-y-auto bg-transparent outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          <div className="flex min-h-14 items-center justify-between gap-4 px-4 sm:px-6">
            <p aria-hidden="true" className="figures text-sm text-muted">
              {m.gallery_place({ place: lastPlace + 1, count: items.length })}
            </p>
            <Radix.Close asChild>
              <CloseButton {...closesDialog} className="-me-2.5" />
            </Radix.Close>
          </div>
          <LightboxPicture key={item.id} item={item} />
          <div className="mx-auto grid w-full max-w-[90rem] items-center gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6 lg:px-10">
            <div className="min-w-0">
              <Radix.Title
                aria-label={name}
                className="line-clamp-3 font-text text-lg font-medium tracking-normal"
              >
                {item.caption ?? m.gallery_caption_fallback()}
              </Radix.Title>
              <p aria-live="polite" className="sr-only">
                {m.gallery_place({ place: lastPlace + 1, count: items.length })}: {name}
              </p>
            </div>
            <div className="flex items-center justify-between gap-3 sm:justify-end">
              <LikeButton item={item} onLike={() => onLike(item)} />
              {items.length > 1 && (
                <div className="flex gap-2">
                  <StepButton step={-1} onTurn={turn} />
                  <StepButton step={1} onTurn={turn} />
                </div>
              )}
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
