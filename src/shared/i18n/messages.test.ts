import { describe, expect, test } from 'vitest';

/** Every catalogue, by its path: `./messages/<domain>/<locale>.json`. */
const catalogues = import.meta.glob<Record<string, unknown>>('./messages/*/*.json', {
  eager: true,
  import: 'default',
});
const domains = [...new Set(Object.keys(catalogues).map((file) => file.split('/')[2] ?? ''))];

const entriesOf = (domain: string, locale: string) =>
  Object.entries(catalogues[`./messages/${domain}/${locale}.json`] ?? {}).filter(
    ([key]) => key !== '$schema',
  );

/** A text, or a list of variants: all the placeholders in it. */
function placeholdersIn(message: unknown): string[] {
  const found = JSON.stringify(message).matchAll(/\{(\w+)\}/g);
  return [...new Set([...found].map(([, name]) => name ?? ''))].toSorted();
}

/** The texts of a message, those of its variants included. */
function textsOf(message: unknown): unknown[] {
  if (!Array.isArray(message)) return [message];
  return message.flatMap((variant: { match?: Record<string, unknown> }) =>
    Object.values(variant.match ?? {}),
  );
}

test('there are catalogues', () => {
  expect(domains).toContain('common');
  expect(domains).toContain('careers');
});

describe.each(domains)('the texts of %s', (domain) => {
  const english = entriesOf(domain, 'en');
  const german = entriesOf(domain, 'de');

  test('are there in both languages', () => {
    expect(german.map(([key]) => key).toSorted()).toEqual(english.map(([key]) => key).toSorted());
  });

  test('take the same values in both languages', () => {
    const placeholders = (entries: [string, unknown][]) =>
      Object.fromEntries(entries.map(([key, message]) => [key, placeholdersIn(message)]));
    expect(placeholders(german)).toEqual(placeholders(english));
  });

  test('are never empty', () => {
    for (const [key, message] of [...english, ...german]) {
      const texts = textsOf(message);
      expect(texts.length, key).toBeGreaterThan(0);
      for (const text of texts) expect(String(text).trim(), key).not.toBe('');
    }
  });
});

test('no key stands in two catalogues', () => {
  const keys = domains.flatMap((domain) => entriesOf(domain, 'en').map(([key]) => key));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
