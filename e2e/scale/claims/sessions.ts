import { TestClient } from '../../../src/server/testing/test-client.ts';
import { people } from '../../support/people.ts';
import { type Claim, exactly, type FleetClaims } from '../support/claim.ts';

const { username, password } = people.administrator;

async function answering(clients: readonly TestClient[], status: number): Promise<number> {
  const answers = await Promise.all(clients.map((client) => client.get('/api/auth/user')));
  return answers.filter((answer) => answer.status === status).length;
}

/** Who logs in at one server is known at all of them, and who logs out at another at none. */
export const sessions: FleetClaims = async (fleet) => {
  const size = fleet.servers.length;
  const claims: Claim[] = [];
  const browser = new TestClient(fleet.server(0).url);
  await browser.post('/api/auth/login', { username, password });
  const everywhere = fleet.asEach(browser);
  claims.push(exactly('servers that know a login at one', await answering(everywhere, 200), size));
  await everywhere.at(-1)?.post('/api/auth/logout');
  // The cookie is kept: it is the session that has ended.
  const kept = fleet.asEach(browser);
  claims.push(
    exactly('servers that know of a logout at another', await answering(kept, 401), size),
  );
  return claims;
};
