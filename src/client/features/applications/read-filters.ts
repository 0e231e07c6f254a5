import { positions } from '../../../shared/content/positions.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { oneOf } from '../../lib/search-params.ts';
import type { MoreFilters } from './use-applications-search.ts';

/** The filters as somebody types them. */
export type FilterTexts = Record<keyof MoreFilters, string>;

export const textsOf = ({
  untold,
  position,
  scoreFrom,
  scoreTo,
  from,
  to,
}: MoreFilters): FilterTexts => ({
  untold: untold ? 'true' : '',
  position: position ?? '',
  scoreFrom: scoreFrom?.toString() ?? '',
  scoreTo: scoreTo?.toString() ?? '',
  from: from ?? '',
  to: to ?? '',
});

const isPercent = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= 100;

/** What was typed as filters, or what is wrong with it. */
export function readFilters(texts: FilterTexts): {
  errors: Partial<Record<keyof MoreFilters, string>>;
  read: MoreFilters | undefined;
} {
  const errors: Partial<Record<keyof MoreFilters, string>> = {};
  for (const bound of ['scoreFrom', 'scoreTo'] as const) {
    const text = texts[bound].trim();
    if (text && !isPercent(text)) errors[bound] = m.admin_app_filter_score_invalid();
  }
  const percent = (text: string) => (text.trim() ? Number(text) : undefined);
  const read: MoreFilters = {
    untold: texts.untold ? true : undefined,
    position: oneOf(texts.position, positions),
    scoreFrom: percent(texts.scoreFrom),
    scoreTo: percent(texts.scoreTo),
    from: texts.from || undefined,
    to: texts.to || undefined,
  };
  const { scoreFrom = 0, scoreTo = 100, from = '', to = from } = read;
  if (!errors.scoreFrom && !errors.scoreTo && scoreFrom > scoreTo) {
    errors.scoreTo = m.admin_app_filter_score_order();
  }
  if (from > to) errors.to = m.admin_app_filter_date_order();
  return { errors, read: Object.keys(errors).length === 0 ? read : undefined };
}
