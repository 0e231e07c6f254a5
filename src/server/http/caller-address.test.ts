import { expect, test } from 'vitest';
import { callerOf } from './caller-address.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});
