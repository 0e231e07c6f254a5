import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CreateArticleInput } from '../../../shared/contracts/news.ts';
import { unsentKey } from '../../lib/unsent-text.ts';
import { type ArticleValues, articleValues } from './article-values.ts';
import { forgetText, keepText, readKeptText } from './kept-text.ts';

const portal = getRouteApi('/portal');

const restMs = 600;

/**
 * Keeps what is typed in this browser until it is saved, against a crash or the end of the session; offers what was
 * kept before.
 */
export function useKeptText(
  edit: string,
  form: UseFormReturn<ArticleValues, unknown, CreateArticleInput>,
) {
  const { user } = portal.useRouteContext();
  const key = unsentKey(user.id, `news:${edit}`);
  const [offer, setOffer] = useState(() =>
    readKeptText(localStorage, key, articleValues(undefined)),
  );
  const isDone = useRef(false);
  const { isDirty } = form.formState;

  useEffect(() => {
    if (!isDirty) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      if (!isDone.current) keepText(localStorage, key, form.getValues());
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, restMs);
    };
    // The change that made it dirty was the first one.
    keepSoon();
    const stop = form.subscribe({ formState: { values: true }, callback: keepSoon });
    return () => {
      stop();
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
  }, [key, form, isDirty]);

  return {
    offer,
    take: () => {
      if (offer) {
        for (const name of Object.keys(offer.values)) {
          if (isName(name, offer.values)) {
            form.setValue(name, offer.values[name], { shouldDirty: true });
          }
        }
      }
      setOffer(null);
    },
    drop: () => {
      forgetText(localStorage, key);
      setOffer(null);
    },
    /** Saved: nothing is kept any more. */
    finish: () => {
      isDone.current = true;
      forgetText(localStorage, key);
    },
  };
}

const isName = (name: string, values: ArticleValues): name is keyof ArticleValues & string =>
  name in values;
