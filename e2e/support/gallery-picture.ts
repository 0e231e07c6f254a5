import { plainPicture } from '../../src/server/testing/pictures.ts';
import type { AdminApi } from './admin-api.ts';
import type { FilePayload } from './files.ts';

/** A picture of one colour, as Playwright hands it to a page. */
export const pictureFile = async (name: string): Promise<FilePayload> => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture('png', { width: 480, height: 320 }),
});

/** Puts a picture into the gallery by REST; answers its id. */
export async function uploadPicture({ client }: AdminApi, caption: string): Promise<string> {
  const form = new FormData();
  const { buffer } = await pictureFile('x.png');
  form.append('caption', caption);
  // No sentence of either language: other tests look for texts in the wrong one.
  form.append('alt', `${caption} · 480 × 320`);
  form.append('image', new Blob([new Uint8Array(buffer)], { type: 'image/png' }), 'x.png');
  const answer = await client.request('POST', '/api/admin/gallery/upload', { body: form });
  if (answer.status !== 201) throw new Error(`upload failed: ${answer.status} ${answer.text}`);
  return Object(answer.body).id;
}
