import { type RefObject, useEffect } from 'react';

/**
 * Keeps what gets the focus, and the end of the page, from being out of reach behind an element that lies over the lower
 * edge of the window.
 */
export function useRoomBelow(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = cover.current;
    if (!element) return;
    const html = document.documentElement.style;
    const body = document.body.style;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(window.innerHeight - element.getBoundingClientRect().top);
      body.paddingBottom = `${height}px`;
      html.scrollPaddingBottom = `${Math.min(height, window.innerHeight / 2)}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      body.paddingBottom = '';
      html.scrollPaddingBottom = '';
    };
  }, [cover]);
}
