import type { LocalPostgres } from '../../../.ci/postgres.ts';
import { TestClient } from '../../../src/server/testing/test-client.ts';
import { BuiltInstallation } from '../../faults/support/built-installation.ts';
import type { BuiltServer } from '../../faults/support/built-server.ts';
import { type FrontProxy, startProxy } from './proxy.ts';

/** What has been started and not been removed yet, for whoever breaks off. */
const open = new Set<BuiltInstallation>();

/** Ends every server that still runs. */
export async function removeFleets(): Promise<void> {
  for (const installation of open) await installation.remove();
}

/** Several servers on one database and one data folder, and the proxy before them. */
export class Fleet {
  readonly installation: BuiltInstallation;
  readonly proxy: FrontProxy;
  servers: readonly BuiltServer[];

  private constructor(installation: BuiltInstallation, proxy: FrontProxy, servers: BuiltServer[]) {
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
      prepare?: (installation: BuiltInstallation) => Promise<void>;
    },
  ): Promise<Fleet> {
    const installation = await BuiltInstallation.make({
      postgres,
      variables: { TRUST_PROXY: '1', ...variables },
    });
    open.add(installation);
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
      open.delete(installation);
      throw error;
    }
  }

  /** The proxy sends to the servers as they are now. */
  async join(servers = this.servers): Promise<void> {
    this.servers = servers;
    await this.proxy.use(servers.map(({ url }) => url));
  }

  /** The server of that number; numbers go round. */
  server(number: number): BuiltServer {
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
    open.delete(this.installation);
  }
}
