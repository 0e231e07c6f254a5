import { expect, test } from 'vitest';
import {
  applyMarkdownFormat,
  insertPicture,
  type MarkdownFormat,
  type TextEdit,
} from './markdown-marks.ts';

const samples = { bold: 'bold', italic: 'italic', link: 'link' };

/** `[` and `]` stand for the ends of the selection. */
const parse = (marked: string) => ({
  text: marked.replaceAll(/[[\]]/g, ''),
  start: marked.indexOf('['),
  end: marked.indexOf(']') - 1,
});

function shown(text: string, { from, to, insert, start, end }: TextEdit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, start)}‹${next.slice(start, end)}›${next.slice(end)}`;
}

test.each<[MarkdownFormat, string, string]>([
  ['bold', 'a [word] here', 'a **‹word›** here'],
  ['bold', 'a **[word]** here', 'a ‹word› here'],
  ['bold', 'a []', 'a **‹bold›**'],
  ['italic', '[word]', '_‹word›_'],
  ['heading', 'one\nt[w]o\nthree', 'one\n‹## two›\nthree'],
  ['heading', '## t[]wo', '‹two›'],
  ['list', 'o[ne\nt]wo', '‹- one\n- two›'],
  ['list', '- o[ne\n- t]wo', '‹one\ntwo›'],
  ['quote', '[]', '‹> ›'],
  ['link', 'see [here]', 'see [here](‹https://›)'],
  ['link', '[]', '[link](‹https://›)'],
])('%s on %j', (mark, marked, expected) => {
  const selection = parse(marked);
  expect(shown(selection.text, applyMarkdownFormat(selection, mark, samples))).toBe(expected);
});

test('a picture takes the selection for its description', () => {
  const selection = parse('a [bridge]!');
  expect(shown(selection.text, insertPicture(selection, '/images/1'))).toBe(
    'a ![bridge](/images/1)‹›!',
  );
});
