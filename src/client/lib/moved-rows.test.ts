import { expect, test } from 'vitest';
import { movedRows } from './moved-rows.ts';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('a row takes the place of another, and those between move up', () => {
  expect(movedRows(rows, 'a', 'c')?.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(movedRows(rows, 'c', 'a')?.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('nothing moves onto itself, nor where one of the two is not there', () => {
  expect(movedRows(rows, 'b', 'b')).toBeNull();
  expect(movedRows(rows, 'b', 'x')).toBeNull();
  expect(movedRows(rows, 'x', 'b')).toBeNull();
});
