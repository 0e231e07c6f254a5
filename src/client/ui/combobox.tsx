import { Check, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Other words that mean it, in small letters. */
  aliases?: readonly string[];
}

interface ComboboxProps {
  value: ComboboxOption | null;
  onValueChange: (value: ComboboxOption | null) => void;
  /** Results for the text; undefined during the search. */
  options: readonly ComboboxOption[] | undefined;
  /** Reason why there are none to choose from. */
  problem: string | undefined;
  onSearch: (text: string) => void;
  onOpen: () => void;
  placeholder?: string | undefined;
}

/** One of many, found by typing. */
function Combobox({
  value,
  onValueChange,
  options,
  problem,
  onSearch,
  onOpen,
  placeholder,
}: ComboboxProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  /** The typed text; null as long as the chosen one stands there. */
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const shown = text ?? value?.label ?? '';
  const current = options?.[Math.min(active, (options?.length ?? 1) - 1)];

  function show() {
    setOpen(true);
    onOpen();
  }

  function write(next: string) {
    setText(next);
    setActive(0);
    setOpen(true);
    onSearch(next.trim());
  }

  function choose(option: ComboboxOption | null) {
    onValueChange(option);
    setText(null);
    setOpen(false);
    onSearch('');
  }

  /** Typed text is a choice where it is the whole of one; an emptied field is none on purpose. */
  function leave() {
    const typed = text?.trim().toLowerCase();
    const meant =
      options?.filter(({ label, aliases = [] }) =>
        [label.toLowerCase(), ...aliases].includes(typed ?? ''),
      ) ?? [];
    if (typed && meant.length === 1) onValueChange(meant[0] ?? null);
    if (typed === '' && value) onValueChange(null);
    setText(null);
    setOpen(false);
    onSearch('');
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      const count = options?.length ?? 0;
      if (count > 0) setActive((at) => (at + (event.key === 'ArrowDown' ? 1 : count - 1)) % count);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (current) choose(current);
    } else if (event.key === 'Escape' && open) {
      // Closes the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setText(null);
      setOpen(false);
      onSearch('');
    }
  }

  return (
    <div className="relative">
      <Input
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && current ? `${listId}${current.value}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={placeholder}
        value={shown}
        onChange={(event) => write(event.target.value)}
        onClick={show}
        onBlur={leave}
        onKeyDown={handleKey}
        className={cn(value && 'pe-11')}
      />
      {value && (
        <button
          type="button"
          // A stop between this field and the next would take what is typed there; emptying the text does the same.
          tabIndex={-1}
          aria-label={m.ui_combobox_clear()}
          // Before the field loses the focus and puts the chosen one back.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(null)}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded text-muted transition-colors hover:text-ink"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </button>
      )}
      <div
        role="listbox"
        id={listId}
        aria-label={placeholder}
        hidden={!open}
        className="scroll-thin absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded border border-mist bg-raised py-1 shadow"
      >
        {options?.map((option) => (
          <div
            key={option.value}
            id={`${listId}${option.value}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value?.value}
            data-active={option === current || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            onKeyDown={handleKey}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-2 hover:bg-surface data-active:bg-sea-soft"
          >
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
            {option.value === value?.value && (
              <Check aria-hidden="true" strokeWidth={2} className="size-4 shrink-0 text-sea" />
            )}
          </div>
        ))}
        {options?.length === 0 && (
          <p className="px-3 py-2 text-sm text-muted">{m.ui_combobox_none()}</p>
        )}
        {!options && <p className="px-3 py-2 text-sm text-muted">{problem ?? m.ui_loading()}</p>}
      </div>
    </div>
  );
}

interface ComboboxFieldProps<Row>
  extends Pick<ComboboxProps, 'value' | 'onValueChange' | 'onSearch' | 'placeholder'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  /** The search for what `onSearch` was told last. */
  query: { data: readonly Row[] | undefined; error: unknown; refetch: () => unknown };
  toOption: (row: Row) => ComboboxOption;
  /** Says that the search failed, and that opening the list asks again. */
  errorText: string;
}

/** A field that holds one of many, found by typing; where the search has failed it says so, and asks again once opened. */
export function ComboboxField<Row>({
  label,
  hint,
  error,
  className,
  query,
  toOption,
  errorText,
  ...choice
}: ComboboxFieldProps<Row>) {
  const problem = query.error ? errorText : undefined;
  return (
    <Field label={label} hint={hint} error={error ?? problem} {...(className ? { className } : {})}>
      <Combobox
        {...choice}
        options={query.data?.map(toOption)}
        problem={problem}
        onOpen={() => {
          if (problem) void query.refetch();
        }}
      />
    </Field>
  );
}
