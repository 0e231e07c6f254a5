/**
 * For what moves by itself in still HTML: its button `[data-pause]` pauses it, for whoever asked the system for less
 * motion it is paused from the start, and it holds for as long as somebody points at `[data-hold]` or has the focus there.
 * @param changed hears at once and at every change whether nothing may move, and whether it was the button that stopped it
 */
export function wakePause(
  frame: HTMLElement,
  signal: AbortSignal,
  changed: (still: boolean, stopped: boolean) => void,
): void {
  const button = frame.querySelector<HTMLElement>('[data-pause]');
  const held = frame.querySelector<HTMLElement>('[data-hold]');
  const motion = matchMedia('(prefers-reduced-motion: no-preference)');
  let chosen: boolean | undefined;
  let isHovered = false;
  let isFocused = false;

  const isPaused = () => chosen ?? !motion.matches;
  function tell() {
    button?.toggleAttribute('data-paused', isPaused());
    changed(isPaused() || isHovered || isFocused, chosen === true);
  }
  function hover({ type }: Event) {
    isHovered = type === 'pointerenter';
    tell();
  }

  motion.addEventListener('change', tell, { signal });
  held?.addEventListener('pointerenter', hover, { signal });
  held?.addEventListener('pointerleave', hover, { signal });
  held?.addEventListener(
    'focusin',
    ({ target }) => {
      isFocused = target instanceof Element && target.matches(':focus-visible');
      tell();
    },
    { signal },
  );
  held?.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      isFocused &&= relatedTarget instanceof Node && held.contains(relatedTarget);
      tell();
    },
    { signal },
  );
  button?.addEventListener(
    'click',
    () => {
      chosen = !isPaused();
      // Whoever lets it run wants to see it move, though pointer and focus are still there.
      if (!chosen) isHovered = isFocused = false;
      tell();
    },
    { signal },
  );
  tell();
}
