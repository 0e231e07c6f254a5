import { getRouteApi } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { readStoredObject, writeStored } from '../../lib/browser-storage.ts';
import { draftStorageKey } from '../../lib/unsent-text.ts';
import { type ArticleValues, articleValues } from './article-values.ts';

/** Unsaved text of one article, as this browser stores it. */
type Autosave = { savedAt: Date; values: ArticleValues };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns whether stored text has the editor's fields, as the defaults have them. */
function hasArticleTexts(value: unknown, like: ArticleValues): value is ArticleValues {
  if (!isObject(value) || !isObject(value.german)) return false;
  const { german, mainImage: _mainImage, ...texts } = like;
  return (
    Object.keys(texts).every((name) => typeof value[name] === 'string') &&
    Object.values({ ...german, ...value.german }).every((text) => typeof text === 'string') &&
    (value.mainImage === null || (isObject(value.mainImage) && 'url' in value.mainImage))
  );
}

/** Reads the text stored under a key; null for none and for one that is not readable. */
export function readAutosave(key: string, like: ArticleValues): Autosave | null {
  const stored = readStoredObject('browser', key);
  if (!hasArticleTexts(stored.values, like)) return null;
  const savedAt = new Date(String(stored.savedAt));
  return Number.isNaN(savedAt.getTime()) ? null : { savedAt, values: stored.values };
}

/** Stores the text in this browser. */
export function writeAutosave(key: string, values: ArticleValues): void {
  writeStored('browser', key, JSON.stringify({ savedAt: new Date(), values }));
}

const portal = getRouteApi('/portal');

const debounceMs = 600;

/**
 * Stores what is typed in this browser until it is saved or discarded, which sets `isFinished`, against a crash or the
 * end of the session; offers the text stored before.
 */
export function useAutosave(edit: string, isFinished: RefObject<boolean>) {
  const form = useFormContext<ArticleValues>();
  const { user } = portal.useRouteContext();
  const key = draftStorageKey(user.id, `news:${edit}`);
  const [offer, setOffer] = useState(() => readAutosave(key, articleValues(undefined)));
  const wasDirty = useRef(false);
  const { isDirty } = form.formState;

  useEffect(() => {
    // The form shows what is stored again.
    if (!isDirty && wasDirty.current) {
      writeStored('browser', key, null);
      setOffer(null);
    }
    wasDirty.current = isDirty;
    if (!isDirty) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      timer = undefined;
      if (isFinished.current) writeStored('browser', key, null);
      else writeAutosave(key, form.getValues());
    };
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(save, debounceMs);
    };
    // The change that made it dirty was the first one.
    saveSoon();
    const stop = form.subscribe({ formState: { values: true }, callback: saveSoon });
    // The page may not come back: text that is still waiting is stored at once.
    addEventListener('pagehide', save);
    return () => {
      stop();
      removeEventListener('pagehide', save);
      if (timer === undefined) return;
      clearTimeout(timer);
      save();
    };
  }, [key, form, isDirty, isFinished]);

  useEffect(
    () => () => {
      if (isFinished.current) writeStored('browser', key, null);
    },
    [key, isFinished],
  );

  return {
    offer,
    take: () => {
      if (offer) {
        for (const name of Object.keys(offer.values)) {
          if (isFieldName(name, offer.values)) {
            form.setValue(name, offer.values[name], { shouldDirty: true });
          }
        }
      }
      setOffer(null);
    },
    drop: () => {
      writeStored('browser', key, null);
      setOffer(null);
    },
  };
}

const isFieldName = (name: string, values: ArticleValues): name is keyof ArticleValues & string =>
  name in values;
