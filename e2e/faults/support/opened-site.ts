import { AdminApi } from '../../support/admin-api.ts';
import { uploadPicture } from '../../support/gallery-picture.ts';
import type { Installation } from './installation.ts';
import type { ServerProcess } from './server-process.ts';

export type OpenedSite = { server: ServerProcess; pictureId: string };

/** Starts an installation for the first time and puts a picture into its gallery, for people to like. */
export async function openSite(
  installation: Installation,
  variables: Record<string, string> = {},
): Promise<OpenedSite> {
  const server = await installation.start(variables);
  const pictureId = await uploadPicture(await AdminApi.open(server.url), 'The bridge at dawn');
  return { server, pictureId };
}
