import type { LocalPostgres } from '../../../.ci/postgres.ts';
import { TestClient } from '../../../src/server/testing/test-client.ts';
import { type Claim, exactly } from '../support/claim.ts';
import { Fleet } from '../support/fleet.ts';

/** So many tries at the PIN has one place in a quarter of an hour. */
const allowed = 5;

/** The budget of a caller is one over all servers. */
export async function limits(postgres: LocalPostgres, size: number): Promise<Claim[]> {
  const fleet = await Fleet.start(postgres, { size, variables: { RATE_LIMITS: 'on' } });
  try {
    const tries = Array.from({ length: 4 * allowed }, (_try, number) =>
      new TestClient(fleet.server(number).url).request('POST', '/api/trpc/public.openMediaKit', {
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
        body: JSON.stringify({ json: { pin: '0000' } }),
      }),
    );
    const answers = await Promise.all(tries);
    const taken = answers.filter(({ status }) => status !== 429).length;
    return [
      exactly(`of ${tries.length} tries at the PIN, over all servers, let through`, taken, allowed),
    ];
  } finally {
    await fleet.remove();
  }
}
