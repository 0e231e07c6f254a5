import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { CreateEmployeeFields } from '../../src/shared/contracts/employee.ts';
import { storeImageOutput } from '../../src/shared/contracts/picture.ts';
import type { AdminApi } from './admin-api.ts';
import type { FilePayload } from './files.ts';

/** A photo as somebody has it on the disk. */
export const photo = async (width = 1200, height = 900): Promise<FilePayload> => ({
  name: 'portrait.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#7c9cae' } })
    .jpeg()
    .toBuffer(),
});

/** An employee, active and, by consent, public; what is not given is invented. */
export async function makeEmployee(api: AdminApi, fields: Partial<CreateEmployeeFields> = {}) {
  const form = new FormData();
  const { buffer } = await photo(400, 500);
  form.append('image', new Blob([new Uint8Array(buffer)]));
  const upload = await api.client.request('POST', '/api/admin/images', { body: form });
  return api.client.trpc.admin.employees.create.mutate({
    name: `Person ${randomUUID().slice(0, 8)}`,
    position: 'Agent',
    shortBio: 'A short text.',
    bio: 'A longer text.',
    imageUrl: storeImageOutput.parse(upload.body).picture.url,
    isPublic: true,
    publicConsent: true,
    ...fields,
  });
}
