import { randomUUID } from 'node:crypto';

/** A fresh name under which the bytes of one picture are received. */
export function beginImage(): { part: string } {
  return { part: randomUUID() };
}
