import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface ViewFormProps {
  name: string;
  onName: (name: string) => void;
  onSave: () => void;
  isSaving: boolean;
}

export function ViewForm({ name, onName, onSave, isSaving }: ViewFormProps) {
  const [isChecked, setIsChecked] = useState(false);
  const isEmpty = name.trim() === '';
  return (
    <form
      noValidate
      className="mt-4 grid gap-3 border-t border-mist pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(isEmpty);
        if (!isEmpty) onSave();
      }}
    >
      <Field
        label={m.admin_app_view_name()}
        hint={m.admin_app_views_text()}
        error={isChecked && isEmpty && m.validation_required()}
      >
        <Input
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => onName(target.value)}
        />
      </Field>
      <Button type="submit" size="sm" pending={isSaving} className="justify-self-end">
        {m.admin_app_view_save()}
      </Button>
    </form>
  );
}
