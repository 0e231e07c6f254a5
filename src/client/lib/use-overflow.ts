import { type RefObject, useEffect, useState } from 'react';

interface Overflow {
  /** It holds more than it shows, and so has to be reachable for scrolling. */
  scrolls: boolean;
  /** Some of it lies beyond its end sideways. */
  hasMore: boolean;
}

const none: Overflow = { scrolls: false, hasMore: false };

/** Measures in which directions an element holds content that it does not show. */
export function useOverflow(ref: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(none);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight, scrollLeft } = element;
      const scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight;
      // A place between two pixels is rounded away at the end.
      const hasMore = scrollWidth - clientWidth - Math.abs(scrollLeft) > 1;
      setOverflow((shown) =>
        shown.scrolls === scrolls && shown.hasMore === hasMore ? shown : { scrolls, hasMore },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [ref]);

  return overflow;
}
