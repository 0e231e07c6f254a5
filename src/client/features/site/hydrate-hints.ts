/** Lets Escape put the hints below an element away, each until it is pointed at or has the focus again. */
export function hydrateHints(frame: HTMLElement, signal: AbortSignal): void {
  for (const hint of frame.querySelectorAll<HTMLElement>('[data-hint]')) {
    const bringBack = () => hint.removeAttribute('data-away');
    addEventListener(
      'keydown',
      ({ key }) => key === 'Escape' && hint.setAttribute('data-away', ''),
      { signal },
    );
    hint.addEventListener('pointerenter', bringBack, { signal });
    hint.addEventListener('focusin', bringBack, { signal });
  }
}
