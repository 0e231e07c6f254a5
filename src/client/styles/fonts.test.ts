import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const messages = new URL('../../shared/i18n/messages/', import.meta.url);

/** The first and the last character of each range that the faces are used for. */
const ranges = [...styles.matchAll(/unicode-range:([^;]+);/g)].map(([, list = '']) =>
  [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]),
);

test('both faces have every character that the site itself writes', () => {
  const written = readdirSync(messages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(new URL(file, messages), 'utf8'))
    .join('');
  const characters = [...new Set(written)].filter((character) => character >= ' ');
  expect(characters.length).toBeGreaterThan(60);
  expect(ranges).toHaveLength(2);
  for (const face of ranges) {
    const missing = characters.filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !face.some(([first = 0, last = 0]) => code >= first && code <= last);
    });
    expect(missing).toEqual([]);
  }
});
