import { beforeEach, expect, test, vi } from 'vitest';
import { writeStored } from '../../lib/browser-storage.ts';
import { readAutosave, writeAutosave } from './article-autosave.ts';
import { articleValues } from './article-values.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
      removeItem: (key: string) => items.delete(key),
    },
  });
  return () => vi.unstubAllGlobals();
});

const empty = articleValues(undefined);

test('text is kept for its article alone, until it is forgotten', () => {
  const values = { ...empty, title: 'Half', german: { ...empty.german, title: 'Halb' } };
  writeAutosave('new', values);
  expect(readAutosave('new', empty)?.values).toEqual(values);
  expect(readAutosave('other', empty)).toBeNull();
  writeStored('browser', 'new', null);
  expect(readAutosave('new', empty)).toBeNull();
});

test.each([
  'no json',
  'null',
  '{}',
  '{"savedAt":"2026-01-01","values":{}}',
  JSON.stringify({ savedAt: 'never', values: empty }),
  JSON.stringify({ savedAt: new Date(), values: { ...empty, title: 5 } }),
  JSON.stringify({ savedAt: new Date(), values: { ...empty, german: { title: 5 } } }),
])('%s is not taken for one', (stored) => {
  writeStored('browser', 'new', stored);
  expect(readAutosave('new', empty)).toBeNull();
});
