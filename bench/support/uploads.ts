import { z } from 'zod';
import { putInPieces } from '../../src/server/uploads/testing/put-in-pieces.ts';

const uploadAddress = z.object({ uploadURL: z.string() });

/** Asks a server where a résumé may be sent to; `sender` is for one that believes a proxy, and keeps a quota for each. */
export async function addressOf(url: string, sender = '203.0.113.1'): Promise<string> {
  const answer = await fetch(`${url}/api/objects/upload`, {
    method: 'POST',
    headers: { Origin: url, 'Content-Type': 'application/json', 'X-Forwarded-For': sender },
  });
  return new URL(uploadAddress.parse(await answer.json()).uploadURL, url).href;
}

/** Sends a résumé to its address. Throws unless it is taken. */
export async function send(address: string, body: Buffer): Promise<void> {
  const status = await putInPieces(address, body, 'application/pdf');
  if (status !== 201) throw new Error(`an upload was answered with ${status}`);
}
