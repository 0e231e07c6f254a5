/**
 * Calls soon and then at each full second or minute. Not at once: whoever begins this is mostly in the middle of
 * something, and where no `ZoneSpan` helps the first time of day takes the browser a while. Returns what ends it.
 */
export function eachPeriod(everyMs: number, act: (now: Date) => void): () => void {
  let timer = setTimeout(tick);
  function tick() {
    act(new Date());
    timer = setTimeout(tick, everyMs - (Date.now() % everyMs));
  }
  return () => clearTimeout(timer);
}
