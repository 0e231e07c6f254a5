import type { Jobs } from './open-jobs.ts';

/** As the triggers of the tables that pages show name it; they send a word at the commit of each change. */
export const contentChannel = 'talabridge_content';

/**
 * Calls `changed` when any server on the same PostgreSQL has changed what pages show. The connection is looked after by
 * the queue, which opens it again when it breaks; nobody knows what was missed meanwhile, so `changed` is called then as
 * well. The embedded database has one server, which knows by itself. Returns what stops it.
 */
export async function listenForContent(
  { boss }: Pick<Jobs, 'boss'>,
  changed: () => void,
): Promise<() => Promise<void>> {
  const listening = await boss.getDb().listen?.(contentChannel, changed, changed);
  return async () => listening?.close();
}
