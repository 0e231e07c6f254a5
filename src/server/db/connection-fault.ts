/**
 * What PostgreSQL, or the way to it, says when nobody can connect: wrong password or role, no such database, too many
 * connections, still starting; no such host, nobody there, no answer.
 */
const faults =
  /^(28\w{3}|3D000|53300|57P03|ECONN(REFUSED|RESET)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH)$/;

/** Why the database could not be connected to, in its own words; null when it was something else. */
export function connectionFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (faults.test(code)) return error.message || code;
  return connectionFault(error.cause);
}
