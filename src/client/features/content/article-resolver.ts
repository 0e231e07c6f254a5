import type { Resolver } from 'react-hook-form';
import {
  type AdminArticle,
  type CreateArticleInput,
  createArticleInput,
} from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { fromLocalTime } from '../../lib/local-time.ts';
import { type ArticleValues, articleFields } from './article-values.ts';

const validate = contractResolver(createArticleInput);

function timeProblem({ publication, time }: ArticleValues): string | null {
  if (publication !== 'schedule') return null;
  const chosen = fromLocalTime(time);
  if (!chosen) return m.content_time_invalid();
  return chosen <= new Date() ? m.content_time_past() : null;
}

/** The contract's rules, held against what the editor would send, and a time that is still to come. */
export function articleResolver(
  article: AdminArticle | undefined,
): Resolver<ArticleValues, unknown, CreateArticleInput> {
  return async (values, context) => {
    const result = await validate(articleFields(values, article), context, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    const problem = timeProblem(values);
    if (!problem) return result;
    return {
      values: {},
      errors: { ...result.errors, time: { type: 'time', message: problem } },
    };
  };
}
