import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

interface SkillsFieldProps {
  label: string;
  lang?: string;
  value: readonly string[];
  error: string | undefined;
  onChange: (skills: string[]) => void;
}

/** A list of short texts, each added with Enter or a comma and taken away by its own button. */
export function SkillsField({ label, lang, value, error, onChange }: SkillsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [spoken, setSpoken] = useState('');

  function add(typed: string) {
    const added = typed
      .split(',')
      .map((skill) => skill.trim())
      .filter((skill) => skill !== '');
    setText('');
    if (added.length === 0) return;
    onChange([...new Set([...value, ...added])]);
    setSpoken(m.employees_skills_added({ skill: added.join(', ') }));
  }

  function remove(skill: string) {
    onChange(value.filter((each) => each !== skill));
    input.current?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const last = value.at(-1);
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last);
    }
  }

  return (
    <Field label={label} hint={m.employees_skills_hint()} error={error}>
      {value.length > 0 && (
        <ul
          aria-label={m.employees_skills_list()}
          className="m-0 flex list-none flex-wrap gap-2 p-0"
        >
          {value.map((skill) => (
            <li
              key={skill}
              lang={lang}
              className="inline-flex min-h-9 max-w-full items-center gap-1 rounded bg-sea-soft ps-3 text-sm"
            >
              <span className="min-w-0 truncate">{skill}</span>
              <button
                type="button"
                aria-label={m.employees_skill_remove({ skill })}
                onClick={() => remove(skill)}
                className="grid size-9 shrink-0 place-items-center rounded hover:text-danger"
              >
                <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Input
        ref={input}
        lang={lang}
        value={text}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => add(text)}
      />
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </Field>
  );
}
