export const markdownFormats = ['bold', 'italic', 'heading', 'link', 'list', 'quote'] as const;
export type MarkdownFormat = (typeof markdownFormats)[number];

/** A text with what is selected in it, by positions. */
export type TextSelection = { text: string; start: number; end: number };

/** Replacement for a part of the text, and the selection afterwards. */
export type TextEdit = { from: number; to: number; insert: string; start: number; end: number };

/** Stands where nothing was selected. */
export type SampleTexts = { bold: string; italic: string; link: string };

const linePrefix = { heading: '## ', list: '- ', quote: '> ' };

function wrap(selection: TextSelection, sign: string, sample: string): TextEdit {
  const { text, start, end } = selection;
  const isWrapped =
    text.slice(start - sign.length, start) === sign && text.slice(end).startsWith(sign);
  const chosen = text.slice(start, end);
  // A second press takes the sign away again.
  if (isWrapped) {
    const from = start - sign.length;
    return { from, to: end + sign.length, insert: chosen, start: from, end: from + chosen.length };
  }
  const inner = chosen || sample;
  const at = start + sign.length;
  return { from: start, to: end, insert: sign + inner + sign, start: at, end: at + inner.length };
}

function prefixLines({ text, start, end }: TextSelection, prefix: string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isPrefixed = lines.every((line) => line.startsWith(prefix));
  const insert = lines
    .map((line) => (isPrefixed ? line.slice(prefix.length) : prefix + line))
    .join('\n');
  return { from, to, insert, start: from, end: from + insert.length };
}

function link({ text, start, end }: TextSelection, sample: string): TextEdit {
  const label = text.slice(start, end) || sample;
  const address = 'https://';
  const at = start + label.length + 3;
  return {
    from: start,
    to: end,
    insert: `[${label}](${address})`,
    start: at,
    end: at + address.length,
  };
}

/** The change a button of the toolbar makes at the selection. */
export function applyMarkdownFormat(
  selection: TextSelection,
  mark: MarkdownFormat,
  samples: SampleTexts,
): TextEdit {
  switch (mark) {
    case 'bold':
      return wrap(selection, '**', samples.bold);
    case 'italic':
      return wrap(selection, '_', samples.italic);
    case 'link':
      return link(selection, samples.link);
    default:
      return prefixLines(selection, linePrefix[mark]);
  }
}

/** A picture at the selection, which becomes its description. */
export function insertPicture({ text, start, end }: TextSelection, url: string): TextEdit {
  const insert = `![${text.slice(start, end)}](${url})`;
  const at = start + insert.length;
  return { from: start, to: end, insert, start: at, end: at };
}
