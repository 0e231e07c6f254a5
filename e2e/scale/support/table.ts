import type { Claim } from './claim.ts';

/** Every claim as a line of one table for a terminal. */
export function terminalTable(results: readonly { size: number; claims: Claim[] }[]): string {
  const rows = results.flatMap(({ size, claims }) =>
    claims.map(({ what, figure, holds }) => [String(size), what, figure, holds ? 'yes' : 'NO']),
  );
  const all = [['servers', 'what', 'figure', 'holds'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}
