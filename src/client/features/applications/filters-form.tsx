import { useId, useState } from 'react';
import { positions } from '../../../shared/content/careers.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { isOnBerlinClock } from '../../lib/day-filter.ts';
import { parseEnumParam } from '../../lib/search-params.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { type MoreFilters, noMoreFilters } from './use-applications.ts';

/** The filters as typed. */
type FilterTexts = Record<keyof MoreFilters, string>;

const toFilterTexts = ({
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

/** Parses typed filters, or finds their fault. */
function parseFilters(texts: FilterTexts): {
  errors: Partial<Record<keyof MoreFilters, string>>;
  read: MoreFilters | undefined;
} {
  const errors: Partial<Record<keyof MoreFilters, string>> = {};
  for (const bound of ['scoreFrom', 'scoreTo'] as const) {
    const text = texts[bound].trim();
    if (text && !isPercent(text)) errors[bound] = m.applications_filter_score_invalid();
  }
  const percent = (text: string) => (text.trim() ? Number(text) : undefined);
  const read: MoreFilters = {
    untold: texts.untold ? true : undefined,
    position: parseEnumParam(texts.position, positions),
    scoreFrom: percent(texts.scoreFrom),
    scoreTo: percent(texts.scoreTo),
    from: texts.from || undefined,
    to: texts.to || undefined,
  };
  const { scoreFrom = 0, scoreTo = 100, from = '', to = from } = read;
  if (!errors.scoreFrom && !errors.scoreTo && scoreFrom > scoreTo) {
    errors.scoreTo = m.applications_filter_score_order();
  }
  if (from > to) errors.to = m.applications_filter_date_order();
  return { errors, read: Object.keys(errors).length === 0 ? read : undefined };
}

interface FiltersFormProps {
  filters: MoreFilters;
  onApply: (filters: MoreFilters) => void;
}

const anyPosition = 'any';

export function FiltersForm({ filters, onApply }: FiltersFormProps) {
  const [texts, setTexts] = useState(() => toFilterTexts(filters));
  const [isChecked, setIsChecked] = useState(false);
  const { errors, read } = parseFilters(texts);
  const shown = isChecked ? errors : {};
  const dayHintId = useId();
  const dayHint = isOnBerlinClock() ? undefined : m.ui_days_berlin();
  const write = (changed: Partial<typeof texts>) => setTexts((all) => ({ ...all, ...changed }));

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (read) onApply(read);
        else setIsChecked(true);
      }}
    >
      <Field label={m.applications_filter_position()}>
        <Select
          value={texts.position || anyPosition}
          onValueChange={(value) => write({ position: value === anyPosition ? '' : value })}
          options={[
            { value: anyPosition, label: m.applications_filter_position_any() },
            ...positions.map((value) => ({ value, label: positionName(value) })),
          ]}
        />
      </Field>
      <Checkbox
        label={m.applications_filter_untold()}
        description={m.applications_filter_untold_hint()}
        checked={texts.untold !== ''}
        onCheckedChange={(checked) => write({ untold: checked === true ? 'true' : '' })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label={m.applications_filter_score_from()} error={shown.scoreFrom}>
          <Input
            inputMode="numeric"
            value={texts.scoreFrom}
            onChange={({ target }) => write({ scoreFrom: target.value })}
          />
        </Field>
        <Field label={m.applications_filter_score_to()} error={shown.scoreTo}>
          <Input
            inputMode="numeric"
            value={texts.scoreTo}
            onChange={({ target }) => write({ scoreTo: target.value })}
          />
        </Field>
      </div>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2 sm:gap-y-1.5">
        <Field label={m.applications_filter_from()} error={shown.from}>
          <Input
            type="date"
            aria-describedby={dayHint && dayHintId}
            value={texts.from}
            onChange={({ target }) => write({ from: target.value })}
          />
        </Field>
        <Field label={m.applications_filter_to()} error={shown.to}>
          <Input
            type="date"
            aria-describedby={dayHint && dayHintId}
            value={texts.to}
            onChange={({ target }) => write({ to: target.value })}
          />
        </Field>
        {dayHint && (
          <p id={dayHintId} className="text-sm text-muted sm:col-span-2">
            {dayHint}
          </p>
        )}
      </div>
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex justify-between gap-3 border-t border-mist bg-raised px-4 py-3">
        <Button variant="quiet" size="sm" onClick={() => onApply(noMoreFilters)}>
          {m.ui_clear_filters()}
        </Button>
        <Button type="submit" size="sm">
          {m.applications_filter_apply()}
        </Button>
      </div>
    </form>
  );
}
