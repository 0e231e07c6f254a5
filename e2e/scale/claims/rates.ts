import { TestClient } from '../../../src/server/testing/test-client.ts';
import { until } from '../../faults/support/until.ts';
import { exactly, type FleetClaims } from '../support/claim.ts';

/** One server asks for the exchange rates, and all of them show what it heard. */
export const rates: FleetClaims = async (fleet, { rates: service }) => {
  const size = fleet.servers.length;
  const showing = async () => {
    const shown = await Promise.all(
      fleet.servers.map(({ url }) => new TestClient(url).trpc.public.getExchangeRates.query()),
    );
    return shown.filter((each) => each?.USD === 50).length;
  };
  await until('every server shows the rates', async () => (await showing()) === size);
  return [
    exactly('servers that show the exchange rates', await showing(), size),
    exactly('calls to the service of rates since they started', service.asked(), 1),
  ];
};
