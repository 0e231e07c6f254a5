/** Decoded, a picture takes up to 200 MB however small its file is: so few are worked on at once. */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when it is its turn, in the order of asking; its failure is the caller's. */
export async function encodingTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // Whoever waits longest takes the place over, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
