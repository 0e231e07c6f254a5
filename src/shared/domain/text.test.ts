import { expect, test } from 'vitest';
import { firstCharacters, markdownToPlainText, splitName, toAccountName } from './text.ts';

test.each([
  ['# A heading\n\nAnd *a* **text** with `code`.', 'A heading And a text with code.'],
  ['- one\n- two\n1. three', 'one two three'],
  ['> said [who](https://who.example) knows', 'said who knows'],
  ['![A bridge](/images/1) at dawn', 'A bridge at dawn'],
  ['one\n\n---\n\ntwo', 'one two'],
  ['```js\nlet a;\n```\nafter', 'let a; after'],
  ['snake_case_stays, _this_ does not', 'snake_case_stays, this does not'],
  ['2 * 3 * 4 and \\*stars\\*', '2 * 3 * 4 and *stars*'],
  ['<b>raw</b>', '<b>raw</b>'],
  ['', ''],
])('%j reads %j', (markdown, text) => {
  expect(markdownToPlainText(markdown)).toBe(text);
});

test('an excerpt has so many characters and cuts none in half', () => {
  expect(firstCharacters('abcdef', 3)).toBe('abc');
  expect(firstCharacters('ab   cd', 4)).toBe('ab');
  expect(firstCharacters('🙂🙂🙂', 2)).toBe('🙂🙂');
});

test.each([
  ['Maria Santos', 'Maria', 'Santos'],
  ['Ana  Maria dela Cruz', 'Ana Maria dela', 'Cruz'],
  [' Sukarno ', 'Sukarno', ''],
  ['', '', ''],
])('the last word of "%s" is the family name', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test('an account keeps a hundred characters of each part', () => {
  const name = `${'a'.repeat(120)} ${'b'.repeat(120)}`;
  expect(splitName(name).lastName).toHaveLength(120);
  expect(toAccountName(name)).toEqual({ firstName: 'a'.repeat(100), lastName: 'b'.repeat(100) });
});
