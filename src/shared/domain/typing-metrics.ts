/** Seconds a typing test lasts, section 9 of the specification. */
export const typingTestSeconds = 60;

/** The paragraph to type; long enough that nobody reaches its end within the minute by honest typing. */
export const typingSample =
  'The quick brown fox jumps over the lazy dog while the harbour lights come on one by one. A customer in Berlin is about to close her laptop, and an agent in Cebu is pouring the first coffee of the day. Between them lies a ticket with a simple question: where is my order, and when will it arrive? Good support begins with reading the whole message, answering what was asked, and writing so clearly that nobody needs to write back. Type this text as it stands, with its commas and capital letters. Speed matters, but a wrong address sent quickly still goes to the wrong door, so keep a steady rhythm, look ahead by a word or two, and let your hands follow.';

/** Words in a text, split on whitespace; an empty text has none. */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length;
}

/** Words per minute, rounded; `elapsedMs` in milliseconds, 0 when no time has passed. */
export function wordsPerMinute(text: string, elapsedMs: number): number {
  if (elapsedMs <= 0) return 0;
  return Math.round(countWords(text) / (elapsedMs / 60_000));
}

/** Whole percent of typed characters that match the sample at the same position; 100 when nothing was typed. */
export function typingAccuracy(typed: string, sample: string): number {
  if (typed.length === 0) return 100;
  let matching = 0;
  for (let index = 0; index < typed.length; index += 1) {
    if (typed[index] === sample[index]) matching += 1;
  }
  return Math.round((matching / typed.length) * 100);
}
