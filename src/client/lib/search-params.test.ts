import { expect, test } from 'vitest';
import { parseMemberParam } from './search-params.ts';

test('a search parameter is a member of a type, or left out', () => {
  const members: Record<'open' | 'done', true> = { open: true, done: true };
  expect(parseMemberParam('done', members)).toBe('done');
  for (const other of ['', 'Done', 'constructor', '__proto__', true, 1, ['done'], undefined]) {
    expect(parseMemberParam(other, members)).toBeUndefined();
  }
});
