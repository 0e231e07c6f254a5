import { moveFocusTo } from '../../lib/client-navigation.ts';

/** Longest time to fill in a page, in milliseconds. */
const layoutTimeoutMs = 5000;

const userScrollEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a part of the page that may not be there yet, and stays with it while what lies above still fills in, until
 * the visitor moves. Returns what ends it early.
 */
export function scrollToSection(id: string): () => void {
  const isSmooth = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  let arrived = false;
  const growth = new ResizeObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'instant' });
    if (!arrived) moveFocusTo(target);
    arrived = true;
  });
  const timer = setTimeout(stop, layoutTimeoutMs);
  function stop() {
    clearTimeout(timer);
    growth.disconnect();
    for (const move of userScrollEvents) removeEventListener(move, stop);
  }
  for (const move of userScrollEvents) addEventListener(move, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
