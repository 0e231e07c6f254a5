import type { AnyTRPCMiddlewareFunction } from '@trpc/server';
import { KeptResults } from '../services/kept-results.ts';

/** A procedure's validated answer, as its middleware passes it on. */
type Answer = Awaited<ReturnType<AnyTRPCMiddlewareFunction>>;

/** Answers to what everybody is told alike, by procedure, language and input. */
export type KeptAnswers = KeptResults<Answer>;

/** For what no publication announces: a like, a clock that passes an article's hour. In milliseconds. */
const keptMs = 1000;

/** One for each list and language, and some of the searches that strangers type. */
const maxEntries = 100;

/**
 * Memory for answers, to be emptied with every publication.
 * @param maxAgeMs zero keeps nothing
 */
export const createKeptAnswers = (maxAgeMs = keptMs): KeptAnswers =>
  new KeptResults<Answer>({ maxEntries, maxAgeMs });
