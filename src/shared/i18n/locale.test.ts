import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseLocale,
  isPortalPath,
  localizedPath,
  preferredLanguages,
  withoutGermanPrefix,
} from './locale.ts';

describe('the language of a page', () => {
  test.each([
    // The path wins over everything.
    ['/de', 'en', ['en-US'], 'de'],
    ['/de/', 'en', [], 'de'],
    ['/de/careers', 'en', ['en'], 'de'],
    // Not a prefix.
    ['/demo', null, ['en'], 'en'],
    ['/careers/de', null, ['en'], 'en'],
    // Then the stored choice.
    ['/careers', 'en', ['de-DE'], 'en'],
    ['/', 'de', ['en-US'], 'de'],
    ['/admin', 'de', ['en-US'], 'de'],
    ['/', 'fr', ['en-US'], 'en'],
    ['/', 'fr', ['de'], 'de'],
    // Then the browser: German, Austrian or Swiss.
    ['/', null, ['de'], 'de'],
    ['/', null, ['de-AT'], 'de'],
    ['/', null, ['DE-ch'], 'de'],
    ['/', null, ['gsw-CH'], 'de'],
    ['/', null, ['fr-CH'], 'de'],
    ['/', null, ['en-AT'], 'de'],
    ['/', null, ['en-US', 'de'], 'en'],
    ['/', null, ['nl-NL', 'de'], 'en'],
    ['/', null, ['den'], 'en'],
    ['/', null, [], 'en'],
  ])('%s, stored %s, browser %j: %s', (path, stored, preferred, locale) => {
    expect(chooseLocale(path, stored, preferred)).toBe(locale);
  });
});

describe('paths', () => {
  test.each([
    ['/', 'de', '/de'],
    ['/careers', 'de', '/de/careers'],
    ['/de/careers', 'de', '/de/careers'],
    ['/de/careers', 'en', '/careers'],
    ['/de', 'en', '/'],
    ['/de/', 'en', '/'],
    ['/admin', 'de', '/admin'],
    ['/admin/applications', 'de', '/admin/applications'],
    ['/employee', 'de', '/employee'],
    ['/client/invoices', 'de', '/client/invoices'],
    ['/administration', 'de', '/de/administration'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(localizedPath(path, locale)).toBe(expected);
  });

  test('to German and back is where one was', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const path = `/${segments.join('/')}`;
        fc.pre(withoutGermanPrefix(path) === null);
        expect(localizedPath(localizedPath(path, 'de'), 'en')).toBe(path);
        expect(chooseLocale(localizedPath(path, 'de'), 'en', [])).toBe(
          isPortalPath(path) ? 'en' : 'de',
        );
      }),
    );
  });
});

describe('Accept-Language', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['de', ['de']],
    ['de-DE,de;q=0.9,en;q=0.8', ['de-DE', 'de', 'en']],
    ['en;q=0.2, de;q=0.9', ['de', 'en']],
    ['en;q=0, de', ['de']],
    ['*', []],
    [',;q=1,, de', ['de']],
    ['en;q=nonsense, de', ['de']],
  ])('%j gives %j', (header, tags) => {
    expect(preferredLanguages(header)).toEqual(tags);
  });

  test('anything at all gives some list, and of a long one only the start is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (header) => {
        expect(Array.isArray(preferredLanguages(header))).toBe(true);
        expect(['en', 'de']).toContain(chooseLocale('/', header, preferredLanguages(header)));
      }),
    );
    expect(preferredLanguages('de;q=0.5,'.repeat(100_000)).length).toBeLessThan(100);
  });
});
