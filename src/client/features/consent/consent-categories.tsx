import { useId } from 'react';
import type { OptionalCategory } from '../../../shared/content/consent.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';

type CategoryName = { category: OptionalCategory; name: string; short: string };

/** The categories a visitor decides on, in the language of the page. */
export function categoryNames(): CategoryName[] {
  return [
    {
      category: 'functional',
      name: m.consent_functional(),
      short: m.consent_functional_short(),
    },
    { category: 'analytics', name: m.consent_analytics(), short: m.consent_analytics_short() },
    { category: 'marketing', name: m.consent_marketing(), short: m.consent_marketing_short() },
  ];
}

interface ConsentSwitchProps {
  name: string;
  text: string;
  /** Stands above the text, for one that cannot be turned. */
  note?: string;
  /** Undefined while it is not known yet: then the place of the switch stays empty. */
  checked: boolean | undefined;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

/** A switch on a native checkbox, so that the banner stays small. */
export function ConsentSwitch(props: ConsentSwitchProps) {
  const { name, text, note, checked, disabled = false, onChange } = props;
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <label htmlFor={id} className="block leading-7 font-medium">
          {name}
        </label>
        <p id={`${id}text`} className="text-sm text-muted">
          {note && <span className="text-ink">{note}. </span>}
          {text}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
        role="switch"
        aria-describedby={`${id}text`}
        checked={checked ?? false}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
        className={cn(
          checked === undefined && 'invisible',
          'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-surface transition-colors before:absolute before:start-[3px] before:top-[3px] before:size-5 before:rounded-full before:bg-edge before:transition-[translate,background-color] after:absolute after:-inset-2 checked:border-sea checked:bg-sea checked:before:translate-x-5 checked:before:bg-on-sea disabled:cursor-not-allowed disabled:opacity-50',
        )}
      />
    </div>
  );
}
