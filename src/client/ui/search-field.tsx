import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import {
  isInDialog,
  isPlainKey,
  isTypingTarget,
  registerShortcuts,
} from '../lib/keyboard-shortcuts.ts';
import { Input } from './input.tsx';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  /** Called with the trimmed text once typing rests. */
  onSearch: (text: string) => void;
  className?: string;
}

const DEBOUNCE_MS = 300;

/** A search that follows the typing; the key / leads to it. */
export function SearchField({ label, placeholder, value, onSearch, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const [text, setText] = useState(value);

  const send = useEffectEvent((next: string) => {
    sent.current = next;
    onSearch(next);
  });

  // The search changed from outside: a cleared filter, the back button.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const next = text.trim();
    if (next === sent.current) return;
    const timer = setTimeout(() => send(next), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => registerShortcuts('search'), []);
  useEffect(() => {
    function focusOnSlash(event: KeyboardEvent) {
      if (event.key !== '/' || !isPlainKey(event)) return;
      if (isTypingTarget(event.target) || isInDialog(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    window.addEventListener('keydown', focusOnSlash);
    return () => window.removeEventListener('keydown', focusOnSlash);
  }, []);

  return (
    <search className={cn('relative block min-w-0', className)}>
      <Search
        aria-hidden="true"
        strokeWidth={1.5}
        className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="peer ps-10 pe-9"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 hidden -translate-y-1/2 rounded border border-mist px-1.5 font-text text-xs text-muted peer-focus:hidden md:peer-placeholder-shown:block md:peer-focus:hidden"
      >
        /
      </span>
    </search>
  );
}
