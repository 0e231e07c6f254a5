import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { Availability } from '../../../shared/contracts/availability.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { ExceptionFields } from './exception-fields.tsx';

/** Days off, and days with other hours. */
export function ExceptionsGroup() {
  const { control, setFocus } = useFormContext<Availability>();
  const { fields, append, remove } = useFieldArray({ control, name: 'exceptions' });

  function add() {
    const index = fields.length;
    append({ date: '', hours: [] }, { shouldFocus: false });
    setTimeout(() => setFocus(`exceptions.${index}.date`));
  }

  return (
    <FieldGroup title={m.settings_exceptions()} description={m.settings_exceptions_text()}>
      {fields.length === 0 ? (
        <p className="text-muted">{m.settings_exceptions_none()}</p>
      ) : (
        <ul className="m-0 grid list-none gap-4 p-0">
          {fields.map(({ id }, index) => (
            <ExceptionFields key={id} index={index} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      <Button variant="secondary" size="sm" onClick={add} className="justify-self-start">
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {m.settings_exception_add()}
      </Button>
    </FieldGroup>
  );
}
