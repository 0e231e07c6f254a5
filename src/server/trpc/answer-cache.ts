import type { AnyTRPCMiddlewareFunction } from '@trpc/server';
import superjson, { type SuperJSONResult } from 'superjson';
import { ResultCache } from '../services/result-cache.ts';
import { decodeInput } from './decode-input.ts';

/** A procedure's validated answer, as its middleware passes it on. */
export type ProcedureResult = Awaited<ReturnType<AnyTRPCMiddlewareFunction>>;

/** Answers that many callers share, by procedure, language and any other difference. */
export type AnswerCache = ResultCache<ProcedureResult>;

/** One for each list and language, and some of the searches that strangers type. */
const maxEntries = 100;

/**
 * Memory for answers, to be emptied with every publication.
 * @param maxAgeMs zero keeps nothing
 */
export const createAnswerCache = (maxAgeMs: number): AnswerCache =>
  new ResultCache<ProcedureResult>({ maxEntries, maxAgeMs });

/** Encoded forms of cached answers, made for their first readers. */
const serialized = new WeakMap<object, SuperJSONResult | null>();

/** Marks an answer that goes out again and again and is never changed. */
export function markAsCached(data: unknown): void {
  if (typeof data === 'object' && data !== null) serialized.set(data, null);
}

const outputTransformer = {
  /** Encodes a cached answer only once. */
  serialize: (data: unknown): SuperJSONResult => {
    if (typeof data !== 'object' || data === null) return superjson.serialize(data);
    const known = serialized.get(data);
    if (known) return known;
    const made = superjson.serialize(data);
    if (known === null) serialized.set(data, made);
    return made;
  },
  deserialize: <Data>(made: SuperJSONResult) => superjson.deserialize<Data>(made),
};

/** Superjson as the browser speaks it; only our own answers are deserialised by superjson itself. */
export const transformer = {
  input: {
    serialize: (input: unknown): SuperJSONResult => superjson.serialize(input),
    deserialize: decodeInput,
  },
  output: outputTransformer,
};
