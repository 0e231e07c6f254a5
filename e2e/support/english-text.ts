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

/** A message with placeholders as it may stand on a page, whatever they were filled with. */
function asPattern(text: string): RegExp | null {
  const fixed = text.split(/\{\w+\}/);
  // Nothing but placeholders and marks belongs to no language.
  if (!/\p{L}{2}/u.test(fixed.join(' '))) return null;
  const escaped = fixed.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`, 's');
}

/** Tells whether a text is a message of that language. */
function recognise(language: 'en' | 'de'): (text: string) => boolean {
  const all = new Set(readdirSync(catalogues).flatMap((domain) => texts(domain, language)));
  const patterns: RegExp[] = [];
  // Most messages are looked up as they are, which takes no time.
  const fixed = new Set<string>();
  for (const text of all) {
    const pattern = asPattern(text);
    if (pattern === null) continue;
    if (/\{\w+\}/.test(text)) patterns.push(pattern);
    else fixed.add(text);
  }
  return (text) => fixed.has(text) || patterns.some((pattern) => pattern.test(text));
}

const isEnglish = recognise('en');
const isGerman = recognise('de');

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
  return shown.filter((text) => isEnglish(text) && !isGerman(text));
}
