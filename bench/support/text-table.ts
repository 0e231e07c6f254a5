type Rows = readonly (readonly string[])[];

/** Cells filled up with blanks, so that each column has one width. */
function padded(rows: Rows): string[][] {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)));
}

/** Rows as lines of a table for a terminal. */
export const terminalLines = (rows: Rows): string[] =>
  padded(rows).map((cells) => cells.join('  ').trimEnd());

/** One row of a table of Markdown. */
export const markdownLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Rows as a table of Markdown, as the formatter would have it; the first is the head. */
export function markdownTable([head = [], ...body]: Rows): string {
  // The rule needs three characters.
  const [first = [], ...others] = padded([head.map((cell) => cell.padEnd(3)), ...body]);
  const rule = first.map((cell) => '-'.repeat(cell.length));
  return [first, rule, ...others].map(markdownLine).join('\n');
}
