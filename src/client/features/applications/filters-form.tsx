import { useState } from 'react';
import { positions } from '../../../shared/content/positions.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { isOnBerlinClock } from '../../lib/berlin-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { readFilters, textsOf } from './read-filters.ts';
import { type MoreFilters, noMoreFilters } from './use-applications-search.ts';

interface FiltersFormProps {
  filters: MoreFilters;
  onApply: (filters: MoreFilters) => void;
}

const anyPosition = 'any';

export function FiltersForm({ filters, onApply }: FiltersFormProps) {
  const [texts, setTexts] = useState(() => textsOf(filters));
  const [isChecked, setIsChecked] = useState(false);
  const { errors, read } = readFilters(texts);
  const shown = isChecked ? errors : {};
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
      <Field label={m.admin_app_filter_position()}>
        <Select
          value={texts.position || anyPosition}
          onValueChange={(value) => write({ position: value === anyPosition ? '' : value })}
          options={[
            { value: anyPosition, label: m.admin_app_filter_position_any() },
            ...positions.map((value) => ({ value, label: positionName(value) })),
          ]}
        />
      </Field>
      <Checkbox
        label={m.admin_app_filter_untold()}
        description={m.admin_app_filter_untold_hint()}
        checked={texts.untold !== ''}
        onCheckedChange={(checked) => write({ untold: checked === true ? 'true' : '' })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label={m.admin_app_filter_score_from()} error={shown.scoreFrom}>
          <Input
            inputMode="numeric"
            value={texts.scoreFrom}
            onChange={({ target }) => write({ scoreFrom: target.value })}
          />
        </Field>
        <Field label={m.admin_app_filter_score_to()} error={shown.scoreTo}>
          <Input
            inputMode="numeric"
            value={texts.scoreTo}
            onChange={({ target }) => write({ scoreTo: target.value })}
          />
        </Field>
      </div>
      <Field
        label={m.admin_app_filter_from()}
        hint={isOnBerlinClock() ? undefined : m.ui_days_berlin()}
        error={shown.from}
      >
        <Input
          type="date"
          value={texts.from}
          onChange={({ target }) => write({ from: target.value })}
        />
      </Field>
      <Field label={m.admin_app_filter_to()} error={shown.to}>
        <Input
          type="date"
          value={texts.to}
          onChange={({ target }) => write({ to: target.value })}
        />
      </Field>
      <div className="flex justify-between gap-3">
        <Button variant="quiet" size="sm" onClick={() => onApply(noMoreFilters)}>
          {m.admin_clear_filters()}
        </Button>
        <Button type="submit" size="sm">
          {m.admin_app_filter_apply()}
        </Button>
      </div>
    </form>
  );
}
