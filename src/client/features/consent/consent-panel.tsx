import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type ConsentChoice, necessaryOnly } from '../../domain/cookie-consent.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ConsentSwitch, categoryNames } from './consent-categories.tsx';

interface ConsentPanelProps {
  id: string;
  onSave: (choice: ConsentChoice) => void;
}

/** The categories one by one. Nothing is chosen in advance. */
export function ConsentPanel({ id, onSave }: ConsentPanelProps) {
  const [choice, setChoice] = useState(necessaryOnly);
  return (
    <form
      id={id}
      className="mt-4 animate-fade-in border-t border-mist pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(choice);
      }}
    >
      <div className="grid gap-3">
        <ConsentSwitch
          name={m.consent_necessary()}
          note={m.consent_always_on()}
          text={m.consent_necessary_short()}
          checked
          disabled
        />
        {categoryNames().map(({ category, name, short }) => (
          <ConsentSwitch
            key={category}
            name={name}
            text={short}
            checked={choice[category]}
            onChange={(checked) => setChoice({ ...choice, [category]: checked })}
          />
        ))}
      </div>
      <button type="submit" className={`${buttonClass('secondary')} mt-4 w-full`}>
        {m.consent_save()}
      </button>
    </form>
  );
}
