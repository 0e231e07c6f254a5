/** Calls at once and then at each full second or minute. Returns what ends it. */
export function eachPeriod(everyMs: number, act: (now: Date) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function tick() {
    act(new Date());
    timer = setTimeout(tick, everyMs - (Date.now() % everyMs));
  }
  tick();
  return () => clearTimeout(timer);
}
