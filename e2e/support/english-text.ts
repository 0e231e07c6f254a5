import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { z } from 'zod';

const catalogues = new URL('../../src/shared/i18n/messages/', import.meta.url);
// Plurals are objects; what they say is covered by the numbers' own tests.
const catalogueSchema = z.record(z.string(), z.unknown());

const texts = (domain: string, language: 'en' | 'de') =>
  Object.values(
    catalogueSchema.parse(
      JSON.parse(readFileSync(new URL(`${domain}/${language}.json`, catalogues), 'utf8')),
    ),
  ).filter((text) => typeof text === 'string');

/** A message as it may stand on a page, whatever its placeholders were filled with. */
function asPattern(text: string): RegExp | null {
  const fixed = text.split(/\{\w+\}/);
  // Nothing but placeholders and marks belongs to no language.
  if (!/\p{L}{2}/u.test(fixed.join(' '))) return null;
  const escaped = fixed.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`, 's');
}

const patternsOf = (language: 'en' | 'de') => {
  const all = readdirSync(catalogues).flatMap((domain) => texts(domain, language));
  return [...new Set(all)].map(asPattern).filter((pattern) => pattern !== null);
};

const english = patternsOf('en');
const german = patternsOf('de');

/** Every text of the page and its attributes that is not marked as English. */
const pageTexts = (page: Page) =>
  page.evaluate(() => {
    const isEnglish = (element: Element | null) =>
      element?.closest('[lang]')?.matches('[lang="en"]');
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.closest('script, style') || isEnglish(parent)) continue;
      found.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        if (!isEnglish(element)) found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });

/** The texts on the page that the English catalogue has and the German one has not. */
export async function englishTexts(page: Page): Promise<string[]> {
  const shown = await pageTexts(page);
  const isOf = (patterns: RegExp[], text: string) => patterns.some((each) => each.test(text));
  return shown.filter((text) => isOf(english, text) && !isOf(german, text));
}
