import { z } from 'zod';
import { AppError } from '../errors.ts';

/** The largest honest input, a thousand records with their versions, has about three thousand values. */
const maxValues = 5000;
/** Honest inputs are four levels deep. */
const maxDepth = 32;
/** A form of a hundred lines with five empty fields each has five hundred. */
const maxAnnotations = 1000;
const maxPathLength = 200;
/** Keys through which a path would leave the input's own properties. */
const prototypeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** `toISOString` writes 24 characters, and 27 for years beyond 9999. */
const maxDateLength = 27;

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** Superjson's `meta`; its other annotations build what no procedure takes, some of them at great cost. */
const metaSchema = z.strictObject({
  values: z.unknown(),
  v: z.literal(1).optional(),
});
const annotationSchema = z.tuple([z.enum(['Date', 'undefined'])]);
type Annotation = z.infer<typeof annotationSchema>[0];

const refusal = (why: string) => new AppError('invalid-input', { cause: new Error(why) });

const refuse = (why: string): never => {
  throw refusal(why);
};

/** One by one: a list of all values of an object with fifty thousand keys takes as long as reading it took. */
function* childrenOf(container: Container): Generator<unknown> {
  if (Array.isArray(container)) yield* container;
  else for (const key in container) yield container[key];
}

/** Throws AppError('invalid-input') for a tree with more values, or deeper, than any form sends. */
function requireSmall(json: unknown): void {
  if (!isContainer(json)) return;
  let level: Container[] = [json];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === maxDepth) refuse('too deep');
    const next: Container[] = [];
    for (const container of level) {
      if (Object.hasOwn(container, '__proto__')) refuse('a key is not accepted');
      for (const child of childrenOf(container)) {
        values += 1;
        if (values > maxValues) refuse('too many values');
        if (isContainer(child)) next.push(child);
      }
    }
    level = next;
  }
}

/** The keys of a path such as `lines.0.note`, in which `\.` and `\\` are characters of a key. */
function keysOf(path: string): string[] {
  if (path.length > maxPathLength) refuse('a path is too long');
  const keys = [''];
  for (const [piece] of path.matchAll(/\\.|\.|[^\\.]+|\\$/gs)) {
    if (piece === '.') keys.push('');
    else if (piece === '\\.' || piece === '\\\\') keys[keys.length - 1] += piece.slice(1);
    else if (piece.startsWith('\\')) refuse('a path cannot be read');
    else keys[keys.length - 1] += piece;
  }
  return keys;
}

function readAnnotated(json: unknown, annotation: Annotation): Date | undefined {
  if (annotation === 'undefined') {
    return json === null ? undefined : refuse('only null stands for undefined');
  }
  if (typeof json !== 'string' || json.length > maxDateLength) return refuse('a date is no text');
  const date = new Date(json);
  // The databases know no year 0; of an invalid date the contract says which field it is in.
  return date.getUTCFullYear() < 1 ? new Date(Number.NaN) : date;
}

/** Replaces what stands at a path, which has to be there as a property of its own. */
function putAt(root: unknown, keys: readonly string[], annotation: Annotation): void {
  let parent: unknown = root;
  for (const [index, key] of keys.entries()) {
    const isInList = Array.isArray(parent);
    const isOwn = isContainer(parent) && Object.hasOwn(parent, key) && !prototypeKeys.has(key);
    if (!isContainer(parent) || !isOwn || (isInList && !/^\d+$/.test(key))) {
      throw refusal('a path leads nowhere');
    }
    const value: unknown = Reflect.get(parent, key);
    if (index === keys.length - 1) Reflect.set(parent, key, readAnnotated(value, annotation));
    parent = value;
  }
}

function annotationOf(given: unknown): Annotation {
  const parsed = annotationSchema.safeParse(given);
  return parsed.success ? parsed.data[0] : refuse('an annotation is not accepted');
}

/**
 * Reads what superjson's `serialize` wrote for a procedure's input, in place: plain JSON with dates and `undefined`,
 * which are all that our forms send; a date before the year 1 comes out invalid. Superjson itself obeys every annotation
 * a stranger writes, before any contract has seen the input: a typed array of two billion elements is made of one number.
 * Its cost grows with the input alone, up to 5,000 values and 1,000 annotations.
 * Throws AppError('invalid-input') for any other annotation, for references between values, and beyond those bounds.
 */
export function decodeInput(envelope: unknown): unknown {
  if (!isContainer(envelope) || Array.isArray(envelope)) return refuse('no envelope');
  const { json, meta } = envelope;
  requireSmall(json);
  if (meta === undefined) return json;
  const parsed = metaSchema.safeParse(meta);
  if (!parsed.success) return refuse('an annotation is not accepted');
  const { values } = parsed.data;
  if (values === undefined) return json;
  if (Array.isArray(values)) return readAnnotated(json, annotationOf(values));
  if (!isContainer(values)) return refuse('annotations cannot be read');
  const annotations = Object.entries(values);
  if (annotations.length > maxAnnotations) return refuse('too many annotations');
  for (const [path, given] of annotations) putAt(json, keysOf(path), annotationOf(given));
  return json;
}
