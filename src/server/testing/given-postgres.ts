/**
 * The PostgreSQL server on which tests make databases of their own: that of TEST_DATABASE_URL, else that of
 * DATABASE_URL. An empty variable counts as unset, as the server has it. Null where neither names one.
 */
export function getTestPostgresUrl(env: NodeJS.ProcessEnv): string | null {
  return env.TEST_DATABASE_URL || env.DATABASE_URL || null;
}
