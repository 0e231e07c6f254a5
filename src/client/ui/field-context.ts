import { createContext, use } from 'react';

interface FieldContextValue {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

interface ControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** What a control takes over from the Field around it, whose id wins, as the label points to it. */
export function useFieldControl({ id, 'aria-describedby': describedBy }: ControlProps) {
  const field = use(FieldContext);
  const descriptions = [describedBy, field?.describedBy].filter(Boolean).join(' ');
  return {
    id: field?.controlId ?? id,
    'aria-describedby': descriptions || undefined,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  };
}
