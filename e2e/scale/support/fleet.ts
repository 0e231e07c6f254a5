import type { LocalPostgres } from '../../../.ci/postgres.ts';
import { TestClient } from '../../../src/server/testing/test-client.ts';
import { Installation } from '../../faults/support/installation.ts';
import type { ServerProcess } from '../../faults/support/server-process.ts';
import { type FrontProxy, startProxy } from './proxy.ts';

/** Several servers on one database and one data folder, and the proxy before them. */
export class Fleet {
  readonly installation: Installation;
  readonly proxy: FrontProxy;
  servers: readonly ServerProcess[];

  private constructor(installation: Installation, proxy: FrontProxy, servers: ServerProcess[]) {
    this.installation = installation;
    this.proxy = proxy;
    this.servers = servers;
  }

  /**
   * Starts them all at the same moment.
   * @param options.prepare what is to be done with the database before; it is empty otherwise
   */
  static async start(
    postgres: LocalPostgres,
    {
      size,
      variables = {},
      prepare = async () => {},
    }: {
      size: number;
      variables?: Record<string, string>;
      prepare?: (installation: Installation) => Promise<void>;
    },
  ): Promise<Fleet> {
    const installation = await Installation.make({
      postgres,
      variables: { TRUST_PROXY: '1', ...variables },
    });
    const proxy = await startProxy();
    try {
      await prepare(installation);
      const starting = Array.from({ length: size }, () => installation.spawn());
      const servers = await Promise.all(
        starting.map(async ({ address, ...server }) => ({ ...server, url: await address })),
      );
      const fleet = new Fleet(installation, proxy, servers);
      await fleet.join();
      return fleet;
    } catch (error) {
      proxy.stop();
      await installation.remove();
      throw error;
    }
  }

  /** The proxy sends to the servers as they are now. */
  async join(servers = this.servers): Promise<void> {
    this.servers = servers;
    await this.proxy.use(servers.map(({ url }) => url));
  }

  /** The server of that number; numbers go round. */
  server(number: number): ServerProcess {
    const found = this.servers[number % this.servers.length];
    if (!found) throw new Error('there is no server');
    return found;
  }

  /** One browser as each server sees it: the same cookies, sent past the proxy. */
  asEach({ cookie }: TestClient): TestClient[] {
    return this.servers.map(({ url }) => {
      const client = new TestClient(url);
      client.cookie = cookie;
      return client;
    });
  }

  async remove(): Promise<void> {
    this.proxy.stop();
    await this.installation.remove();
  }
}
