import { terminalLines } from '../../../bench/support/text-table.ts';
import type { Claim } from './claim.ts';

const head = ['servers', 'what', 'figure', 'holds'];

/** Every claim as a line of one table for a terminal. */
export function terminalTable(results: readonly { size: number; claims: Claim[] }[]): string {
  const rows = results.flatMap(({ size, claims }) =>
    claims.map(({ what, figure, holds }) => [String(size), what, figure, holds ? 'yes' : 'NO']),
  );
  return terminalLines([head, ...rows]).join('\n');
}
