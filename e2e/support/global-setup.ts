import { prepareModel } from './server.ts';

/** Prepares what the servers of all workers are copies of, and takes it away at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const kinds = process.env.TEST_DATABASE_URL
    ? (['embedded', 'postgres'] as const)
    : (['embedded'] as const);
  const removals = await Promise.all(kinds.map(prepareModel));
  return async () => {
    for (const remove of removals) await remove();
  };
}
