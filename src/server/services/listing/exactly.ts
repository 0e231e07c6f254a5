import { containing } from './containing.ts';

/** An ILIKE pattern for the same words in whatever case. */
export function exactly(words: string): string {
  return containing(words).slice(1, -1);
}
