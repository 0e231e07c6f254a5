/**
 * Calls soon and then at each full second or minute. Not at once: the browser needs a moment for the first time of day
 * it tells, and whoever begins this is mostly in the middle of something. Returns what ends it.
 */
export function eachPeriod(everyMs: number, act: (now: Date) => void): () => void {
  let timer = setTimeout(tick);
  function tick() {
    act(new Date());
    timer = setTimeout(tick, everyMs - (Date.now() % everyMs));
  }
  return () => clearTimeout(timer);
}
