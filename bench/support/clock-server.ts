import { PageCache } from '../../src/server/http/page-cache.ts';
import { start } from '../../src/server/main.ts';

// The built server, with a clock that can be moved on to when its pages are no longer fresh, and a count of renders.
// It is asked by messages: { advance: milliseconds } answers { renders: [key, count][] } since the last time.
const realNow = Date.now;
let ahead = 0;
Date.now = () => realNow() + ahead;

const renders = new Map<string, number>();
const get = PageCache.prototype.get;
PageCache.prototype.get = function countingGet(key, render) {
  return get.call(this, key, () => {
    renders.set(key, (renders.get(key) ?? 0) + 1);
    return render();
  });
};

const port = Number(process.env.PORT);
await start();
process.on('message', (message: unknown) => {
  if (typeof message !== 'object' || !message || !('advance' in message)) return;
  ahead += Number(message.advance);
  process.send?.({ renders: [...renders] });
  renders.clear();
});
process.send?.({ port });
