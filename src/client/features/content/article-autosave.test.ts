import { expect, test } from 'vitest';
import { clearAutosave, readAutosave, writeAutosave } from './article-autosave.ts';
import { articleValues } from './article-values.ts';

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
}

const empty = articleValues(undefined);

test('text is kept for its article alone, until it is forgotten', () => {
  const storage = memory();
  const values = { ...empty, title: 'Half', german: { ...empty.german, title: 'Halb' } };
  writeAutosave(storage, 'new', values);
  expect(readAutosave(storage, 'new', empty)?.values).toEqual(values);
  expect(readAutosave(storage, 'other', empty)).toBeNull();
  clearAutosave(storage, 'new');
  expect(readAutosave(storage, 'new', empty)).toBeNull();
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
  const storage = memory();
  storage.setItem('new', stored);
  expect(readAutosave(storage, 'new', empty)).toBeNull();
});

test('a storage that refuses is no error', () => {
  const storage = {
    ...memory(),
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  writeAutosave(storage, 'new', empty);
  expect(readAutosave(storage, 'new', empty)).toBeNull();
});
