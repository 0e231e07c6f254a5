import { TestClient } from '../../../src/server/testing/test-client.ts';
import { AdminApi } from '../../support/admin-api.ts';
import { exactly, type FleetClaims } from '../support/claim.ts';

/** A setting that was changed at one server holds at all of them with the next request. */
export const settings: FleetClaims = async (fleet) => {
  const size = fleet.servers.length;
  const api = await AdminApi.open(fleet.server(0).url);
  const opened = async (pin: string) => {
    const tries = fleet.servers.map(({ url }) =>
      new TestClient(url).trpc.public.openMediaKit.mutate({ pin }).then(
        () => true,
        () => false,
      ),
    );
    return (await Promise.all(tries)).filter(Boolean).length;
  };
  const before = await api.client.trpc.admin.settings.getPin.query();
  const pin = before.pin === '4711' ? '4712' : '4711';
  const { mediaKitPin } = await api.client.trpc.admin.settings.get.query();
  await api.client.trpc.admin.settings.changePin.mutate({ pin, seenAt: mediaKitPin.updatedAt });
  const known = [
    exactly('servers that open the media kit by the new PIN', await opened(pin), size),
    exactly('servers that still open it by the old one', await opened(before.pin), 0),
  ];
  await api.setApplicationsEnabled(false);
  const answers = await Promise.all(
    fleet.servers.map(({ url }) => new TestClient(url).get('/api/settings/applications_enabled')),
  );
  const closed = answers.filter(({ body }) => Object(body).value === 'false').length;
  await api.setApplicationsEnabled(true);
  return [...known, exactly('servers that take no applications any more', closed, size)];
};
