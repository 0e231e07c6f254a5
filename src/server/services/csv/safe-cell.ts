/** What makes a spreadsheet read a cell as a formula; the wide forms are read alike where such keyboards are used. */
const startsFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * The text of a CSV cell, safe to open in a spreadsheet: what would begin a formula gets an apostrophe before it
 * (OWASP, CSV injection). So does what has one before such a sign already, so that it can be told from ours. Give it every cell that somebody typed; numbers of our own need none.
 */
export function safeCell(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}
