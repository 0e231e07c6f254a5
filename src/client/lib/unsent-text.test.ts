import { afterEach, expect, test, vi } from 'vitest';
import { clearStoredDrafts, draftStorageKey } from './unsent-text.ts';

afterEach(() => vi.unstubAllGlobals());

/** A storage as browsers have it: its keys are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  removeItem(key: string) {
    delete this[key];
  }
}

const storageWith = (...keys: string[]) =>
  Object.assign(new FakeStorage(), Object.fromEntries(keys.map((key) => [key, 'text'])));

test('what one person has half-written is forgotten, and nothing else', () => {
  const others = draftStorageKey('grace', 'news:new');
  const local = storageWith(draftStorageKey('ada', 'news:new'), others, 'theme');
  const session = storageWith(draftStorageKey('ada', 'note:1'), draftStorageKey('ada', 'note:2'));
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  clearStoredDrafts('ada');
  expect(Object.keys(local)).toEqual([others, 'theme']);
  expect(Object.keys(session)).toEqual([]);
});

test('a browser without a storage is no error', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => clearStoredDrafts('ada')).not.toThrow();
});
