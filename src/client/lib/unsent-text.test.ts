import { afterEach, expect, test, vi } from 'vitest';
import { forgetUnsent, unsentKey } from './unsent-text.ts';

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
  const others = unsentKey('grace', 'news:new');
  const local = storageWith(unsentKey('ada', 'news:new'), others, 'theme');
  const session = storageWith(unsentKey('ada', 'note:1'), unsentKey('ada', 'note:2'));
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  forgetUnsent('ada');
  expect(Object.keys(local)).toEqual([others, 'theme']);
  expect(Object.keys(session)).toEqual([]);
});

test('a browser without a storage is no error', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => forgetUnsent('ada')).not.toThrow();
});
