import { expect, test } from 'vitest';
import { normalizeWebsiteUrl } from './client.ts';

test.each([
  ['hanse-versand.de', 'https://hanse-versand.de'],
  [' müller.example/shop?x=1 ', 'https://müller.example/shop?x=1'],
  ['http://old.example', 'http://old.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['not an address', 'not an address'],
  ['', ''],
])('%j stands for %j', (typed, address) => {
  expect(normalizeWebsiteUrl(typed)).toBe(address);
});
