import { afterEach, expect, test, vi } from 'vitest';
import { readStored, readStoredObject, writeStored } from './browser-storage.ts';

/** A storage that takes texts until it is full. */
function storageOf(isFull = () => false) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull()) throw new Error('full');
      items.set(key, text);
    },
    removeItem: (key: string) => items.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('browser and tab are kept apart, and null deletes', () => {
  vi.stubGlobal('window', { localStorage: storageOf(), sessionStorage: storageOf() });
  writeStored('browser', 'apart', 'a');
  expect(readStored('tab', 'apart')).toBeNull();
  expect(readStored('browser', 'apart')).toBe('a');
  writeStored('browser', 'apart', null);
  expect(readStored('browser', 'apart')).toBeNull();
});

test('a text that no longer fits lasts as long as the page, in place of the older one', () => {
  let isFull = false;
  vi.stubGlobal('window', { localStorage: storageOf(() => isFull) });
  writeStored('browser', 'full', 'older');
  isFull = true;
  writeStored('browser', 'full', 'newer');
  expect(readStored('browser', 'full')).toBe('newer');
});

test('what another tab stores since takes the place of a text that did not fit', () => {
  let isFull = true;
  const localStorage = storageOf(() => isFull);
  vi.stubGlobal('window', { localStorage });
  writeStored('browser', 'other tab', 'mine');
  isFull = false;
  localStorage.setItem('other tab', 'theirs');
  expect(readStored('browser', 'other tab')).toBe('theirs');
  localStorage.removeItem('other tab');
  expect(readStored('browser', 'other tab')).toBeNull();
});

test('where storage is forbidden a text lasts as long as the page, until it is deleted', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('forbidden');
    },
  });
  writeStored('browser', 'forbidden', 'text');
  expect(readStored('browser', 'forbidden')).toBe('text');
  writeStored('browser', 'forbidden', null);
  expect(readStored('browser', 'forbidden')).toBeNull();
});

test.each(['no json', 'null', '5', '"text"'])('%s is no object', (text) => {
  vi.stubGlobal('window', { sessionStorage: storageOf() });
  writeStored('tab', 'object', text);
  expect(readStoredObject('tab', 'object')).toEqual({});
});
