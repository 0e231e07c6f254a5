import { openOrm } from '../db/orm.ts';

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements that no transaction may hold, such as `create database`. */
export async function onServer(serverUrl: string, statements: string[]): Promise<void> {
  const orm = await openOrm({ kind: 'postgres', url: serverUrl });
  try {
    for (const statement of statements) await orm.em.fork().execute(statement);
  } finally {
    await orm.close(true);
  }
}
