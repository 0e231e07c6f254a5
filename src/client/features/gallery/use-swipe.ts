import { type TouchEvent, useRef } from 'react';

/** A finger that went this far sideways, in pixels, meant it. */
const threshold = 48;

/** Turns a sideways movement of one finger into a step; pinching and scrolling are left alone. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
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
      if (Math.abs(across) < threshold || Math.abs(across) < 2 * Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
