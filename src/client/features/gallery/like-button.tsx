import { Heart } from 'lucide-react';
import type { GalleryItem } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { buttonClass } from '../../ui/button-class.ts';

interface LikeButtonProps {
  item: GalleryItem;
  onLike: () => void;
}

export function LikeButton({ item: { likeCount, hasLiked }, onLike }: LikeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={hasLiked}
      onClick={onLike}
      className={cn(buttonClass('secondary'), 'aria-pressed:border-sun')}
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
