import { request } from 'node:http';

const pieceBytes = 64 * 1024;

/** Sends one buffer piece by piece, so that the sender adds nothing to the memory that is measured. Answers the status. */
export function putInPieces(
  url: string,
  body: Buffer,
  contentType?: string,
): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const sending = request(url, {
    method: 'PUT',
    headers: {
      'content-length': body.length,
      ...(contentType ? { 'content-type': contentType } : {}),
    },
  });
  sending.on('error', reject);
  sending.on('response', (response) => resolve(response.resume().statusCode));
  let at = 0;
  const next = () => {
    if (at >= body.length) {
      sending.end();
      return;
    }
    const piece = body.subarray(at, at + pieceBytes);
    at += piece.length;
    sending.write(piece, next);
  };
  next();
  return promise;
}
