import type { FilterProps } from './list-toolbar.tsx';
import { Select } from './select.tsx';

interface FilterSelectProps<Value extends string> extends Omit<FilterProps<Value>, 'values'> {
  /** Missing while they load; a value that is chosen is offered in any case. */
  values: readonly Value[] | undefined;
  /** Names the choice that filters nothing. */
  anyLabel: string;
  /** Names a choice; without it the values are names themselves. */
  nameOf?: (value: NoInfer<Value>) => string;
  className?: string;
}

/** No value is called so: names that people give are trimmed. */
const anyValue = ' ';

/** A choice of one value out of many, or of any. */
export function FilterSelect<Value extends string>({
  label,
  anyLabel,
  values = [],
  nameOf = (value) => value,
  value,
  onValueChange,
  className = 'w-full sm:w-56',
}: FilterSelectProps<Value>) {
  const offered = value === undefined || values.includes(value) ? values : [...values, value];
  return (
    <Select
      aria-label={label}
      className={className}
      value={value ?? anyValue}
      onValueChange={(chosen) => void onValueChange(offered.find((each) => each === chosen))}
      options={[
        { value: anyValue, label: anyLabel },
        ...offered.map((each) => ({ value: each, label: nameOf(each) })),
      ]}
    />
  );
}
