import { expect, test } from 'vitest';
import { accountName, nameParts } from './name-parts.ts';

test.each([
  ['Maria Santos', 'Maria', 'Santos'],
  ['Ana  Maria dela Cruz', 'Ana Maria dela', 'Cruz'],
  [' Sukarno ', 'Sukarno', ''],
  ['', '', ''],
])('the last word of "%s" is the family name', (name, firstName, lastName) => {
  expect(nameParts(name)).toEqual({ firstName, lastName });
});

test('an account keeps a hundred characters of each part', () => {
  const name = `${'a'.repeat(120)} ${'b'.repeat(120)}`;
  expect(nameParts(name).lastName).toHaveLength(120);
  expect(accountName(name)).toEqual({ firstName: 'a'.repeat(100), lastName: 'b'.repeat(100) });
});
