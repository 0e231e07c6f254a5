import { expect, test } from 'vitest';
import { telHref } from './tel-href.ts';

test.each([
  ['+49 (30) 23125-022', 'tel:+493023125022'],
  ['+49 (0)30 23125-022', 'tel:+493023125022'],
  ['(030) 23125', 'tel:03023125'],
  ['0917/555.01 01', 'tel:09175550101'],
  ['call me maybe', undefined],
  ['+', undefined],
  ['', undefined],
])('%j is dialled as %j', (phone, address) => {
  expect(telHref(phone)).toBe(address);
});
