/**
 * Calls soon and then at each full second or minute. Not at once: the caller is mostly in the middle of
 * something, and where no `OffsetPeriod` helps the first time of day takes the browser a while. Returns what ends it.
 */
export function startAlignedInterval(everyMs: number, act: (now: Date) => void): () => void {
  let timer = setTimeout(tick);
  function tick() {
    act(new Date());
    timer = setTimeout(tick, everyMs - (Date.now() % everyMs));
  }
  return () => clearTimeout(timer);
}

/**
 * Lets the children of the lists take turns, each for `everyMs`: `data-shown` says whose turn it is, and the list has
 * `data-fading` for the last `fadeMs` of each. Returns what stills it and lets it go on, from the beginning of a turn.
 */
export function rotateChildren(
  lists: Iterable<Element>,
  everyMs: number,
  fadeMs: number,
  signal: AbortSignal,
): (still: boolean) => void {
  let step = 0;
  let isStill = true;
  let turn: ReturnType<typeof setInterval>;
  let fade: ReturnType<typeof setTimeout>;

  function show(isFading: boolean) {
    for (const list of lists) {
      list.toggleAttribute('data-fading', isFading);
      for (const [place, child] of [...list.children].entries()) {
        child.setAttribute('data-shown', String(place === step % list.children.length));
      }
    }
  }
  function begin() {
    show(false);
    fade = setTimeout(show, everyMs - fadeMs, true);
  }
  function end() {
    clearInterval(turn);
    clearTimeout(fade);
  }

  signal.addEventListener('abort', end);
  return (still) => {
    if (still === isStill) return;
    isStill = still;
    end();
    if (still) {
      show(false);
      return;
    }
    turn = setInterval(() => {
      step += 1;
      begin();
    }, everyMs);
    begin();
  };
}

/**
 * For moving parts in static HTML: its button `[data-pause]` pauses it, for visitors who asked the system for less
 * motion it is paused from the start, and it holds while `[data-hold]` has the pointer or the focus.
 * @param changed hears at once and at every change whether nothing may move, and whether it was the button that stopped it
 */
export function hydratePauseControl(
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
      // A person who lets it run wants to see it move, though pointer and focus are still there.
      if (!chosen) isHovered = isFocused = false;
      tell();
    },
    { signal },
  );
  tell();
}
