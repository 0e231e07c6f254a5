import type { Request, Response } from 'express';
import { maxResumeBytes } from '../../shared/contracts/upload.ts';

/** A refused sender may finish what is under way up to here; whoever sends more is cut off. */
const maxDrainedBytes = 4 * maxResumeBytes;
const maxDrainMilliseconds = 15_000;

/**
 * Reads the rest of a refused body into nothing. A client that is still sending when the answer comes and the
 * connection closes sees a broken connection and never the answer.
 */
export async function drain(req: Request, res: Response): Promise<void> {
  if (req.readableEnded || req.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let received = 0;
  const timer = setTimeout(() => resolve(false), maxDrainMilliseconds);
  req.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxDrainedBytes) resolve(false);
  });
  req.once('end', () => resolve(true));
  req.once('close', () => resolve(true));
  req.resume();
  const finished = await promise;
  clearTimeout(timer);
  if (finished) return;
  res.setHeader('connection', 'close');
  res.once('finish', () => req.destroy());
}
