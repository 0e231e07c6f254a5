import autocannon, { type Result } from 'autocannon';
import type { Claim, FleetClaims } from '../support/claim.ts';
import type { Fleet } from '../support/fleet.ts';

const connections = 8;

type Load = { stop: () => Promise<Result> };

/** Visitors who read the home page and write messages, without a pause, until they are called off. */
function visit(url: string): Load {
  const finished = Promise.withResolvers<Result>();
  const visitors = autocannon(
    {
      url,
      connections,
      duration: 3600,
      requests: [
        { method: 'GET', path: '/' },
        { method: 'GET', path: '/api/gallery' },
        {
          method: 'POST',
          path: '/api/contact',
          headers: { 'content-type': 'application/json', origin: url },
          setupRequest: (request) => ({
            ...request,
            body: JSON.stringify({
              name: 'Lena Brandt',
              email: `${crypto.randomUUID()}@people.example`,
              message: 'Who answers at night?',
              consent: true,
            }),
          }),
        },
      ],
    },
    (error, result) => (error ? finished.reject(error) : finished.resolve(result)),
  );
  return {
    stop: () => {
      visitors.stop?.();
      return finished.promise;
    },
  };
}

/** Every server in turn: its successor comes up, the proxy is told, and the old one is asked to stop. */
async function replaceAll(fleet: Fleet): Promise<void> {
  for (const old of fleet.servers) {
    const successor = await fleet.installation.start();
    await fleet.join([...fleet.servers, successor]);
    await fleet.installation.stop(old);
    await fleet.join(fleet.servers.filter((server) => server !== old));
  }
}

/** A new version goes out under load, and nobody notices. */
export const deploy: FleetClaims = async (fleet): Promise<Claim[]> => {
  const load = visit(fleet.proxy.url);
  await replaceAll(fleet);
  const { non2xx, errors, requests } = await load.stop();
  return [
    {
      what: 'requests while every server was replaced',
      figure: String(requests.total),
      holds: requests.total > 100,
    },
    {
      what: 'of them failed',
      figure: [non2xx + errors, ...fleet.proxy.broken].join(', '),
      holds: non2xx + errors === 0,
    },
  ];
};
