import type { ArticleValues } from './article-values.ts';

/** Unsaved text of one article, as this browser keeps it. */
export type KeptText = { savedAt: Date; values: ArticleValues };

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether what was read has the texts of the editor, as the defaults have them. */
function hasTexts(value: unknown, like: ArticleValues): value is ArticleValues {
  if (!isObject(value) || !isObject(value.german)) return false;
  const { german, mainImage: _mainImage, ...texts } = like;
  return (
    Object.keys(texts).every((name) => typeof value[name] === 'string') &&
    Object.values({ ...german, ...value.german }).every((text) => typeof text === 'string') &&
    (value.mainImage === null || (isObject(value.mainImage) && 'url' in value.mainImage))
  );
}

/** The text that was kept under a key; null for none and for what is not readable. */
export function readKeptText(
  storage: TextStorage,
  key: string,
  like: ArticleValues,
): KeptText | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (!isObject(kept) || !hasTexts(kept.values, like)) return null;
    const savedAt = new Date(String(kept.savedAt));
    return Number.isNaN(savedAt.getTime()) ? null : { savedAt, values: kept.values };
  } catch {
    return null;
  }
}

/** Keeps the text; a full or blocked storage is no error. */
export function keepText(storage: TextStorage, key: string, values: ArticleValues): void {
  try {
    storage.setItem(key, JSON.stringify({ savedAt: new Date(), values }));
  } catch {
    // It then lives as long as the page.
  }
}

/** Forgets the text: it was saved, or thrown away. */
export function forgetText(storage: TextStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // It was never kept.
  }
}
