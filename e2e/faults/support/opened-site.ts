import { AdminApi } from '../../support/admin-api.ts';
import { uploadPicture } from '../../support/gallery-picture.ts';
import type { BuiltInstallation } from './built-installation.ts';
import type { BuiltServer } from './built-server.ts';

export type OpenedSite = { server: BuiltServer; pictureId: string };

/** Starts an installation for the first time and puts a picture into its gallery, for people to like. */
export async function openSite(
  installation: BuiltInstallation,
  variables: Record<string, string> = {},
): Promise<OpenedSite> {
  const server = await installation.start(variables);
  const pictureId = await uploadPicture(await AdminApi.open(server.url), 'The bridge at dawn');
  return { server, pictureId };
}
