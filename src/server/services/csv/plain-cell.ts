/** The text of a cell that was made safe for spreadsheets, as it was before; every other one as it is. */
export function plainCell(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
