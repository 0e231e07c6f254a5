import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// docs/operations.md lists the fields of the log. They are read from the code's calls of the log, which therefore name
// their fields where they log: `log.warn({ err: error, path }, 'what happened')`.

type Call = { file: string; fields: string[]; message: string };

const page = readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

/** What the log adds by itself, and what a request's own log has in all its lines. */
const ofEveryLine = ['level', 'time', 'pid', 'hostname', 'msg', 'requestId'];

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside);

/** The code up to the bracket that closes the one before it. Messages hold none. */
function argumentsAt(code: string, start: number): string {
  let depth = 1;
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    if (depth === 0) return code.slice(start, at);
  }
  throw new Error('a bracket is never closed');
}

function toCall(file: string, given: string): Call {
  const message = /'([^']+)',?\s*$/.exec(given);
  if (!message) throw new Error(`${file}: a line of the log has no message of its own: ${given}`);
  const about = given.slice(0, message.index).trim();
  // `...(isSo ? {} : { field })` is fine: the field stands there.
  if (/\.\.\.\w/.test(about) || (about !== '' && !about.startsWith('{'))) {
    throw new Error(`${file}: the fields of a line of the log stand elsewhere: ${given}`);
  }
  const fields = about.matchAll(/(?<=[{,]\s*)(\w+)(?=\s*[:,}])/g);
  return { file, fields: [...fields].map(([, name = '']) => name), message: message[1] ?? '' };
}

function callsIn(file: string): Call[] {
  const code = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const starts = code.matchAll(/\blog\??\.(fatal|error|warn|info|debug|trace)\(/g);
  return [...starts].map((match) => toCall(file, argumentsAt(code, match.index + match[0].length)));
}

const calls = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|slow)\.ts$|(^|\/)testing\//.test(file))
  .flatMap(callsIn);

/** The table of the chapter: the fields of a row, and the messages of the lines that have them. */
const [, chapter = ''] = /^## The log$([\s\S]*?)^## /m.exec(page) ?? [];
const rows = [...chapter.matchAll(/^\| (`.+?) +\|.+\| +(.+?) +\|$/gm)].map(
  ([, fields = '', lines = '']) => ({ fields: quoted(fields), messages: quoted(lines) }),
);

/** A message as the page has it: whole, or its beginning and an ellipsis. */
const isMessage = (shown: string, message: string) =>
  shown.endsWith(' …') ? message.startsWith(shown.slice(0, -2)) : message === shown;

test('every field that is logged stands on the page, with the lines that have it', () => {
  expect(calls.length).toBeGreaterThan(30);
  const missing = calls.flatMap(({ file, fields, message }) =>
    fields
      .filter(
        (field) =>
          !rows.some(
            (row) =>
              row.fields.includes(field) &&
              // A row without a message speaks of whole kinds of lines.
              (row.messages.length === 0 || row.messages.some((one) => isMessage(one, message))),
          ),
      )
      .map((field) => `${file}: ${field} in "${message}"`),
  );
  expect(missing).toEqual([]);
});

test('every field and every line of the page is logged', () => {
  const gone = rows.flatMap(({ fields, messages }) =>
    fields
      .filter((field) => !ofEveryLine.includes(field))
      .flatMap((field) => {
        const having = calls.filter((call) => call.fields.includes(field));
        if (having.length === 0) return [field];
        return messages
          .filter((shown) => !having.some(({ message }) => isMessage(shown, message)))
          .map((shown) => `${field} in "${shown}"`);
      }),
  );
  expect(gone).toEqual([]);
});
