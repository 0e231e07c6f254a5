/**
 * Lets the children of the lists take turns, each for `everyMs`: `data-shown` says whose turn it is, and the list has
 * `data-fading` for the last `fadeMs` of each. Returns what stills it and lets it go on, from the beginning of a turn.
 */
export function takeTurns(
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
