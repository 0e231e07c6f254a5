import { expect, test } from 'vitest';
import { moveRow } from './sortable-list.tsx';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('a row takes the place of another, and those between move up', () => {
  expect(moveRow(rows, 'a', 'c')?.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(moveRow(rows, 'c', 'a')?.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('nothing moves onto itself, nor where one of the two is not there', () => {
  expect(moveRow(rows, 'b', 'b')).toBeNull();
  expect(moveRow(rows, 'b', 'x')).toBeNull();
  expect(moveRow(rows, 'x', 'b')).toBeNull();
});
