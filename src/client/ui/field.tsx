import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';

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

/** Attributes a control takes over from the Field around it, whose id wins, as the label points to it. */
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

interface FieldErrorProps {
  /** For the field that it describes. */
  id?: string;
  error: ReactNode;
  className?: string;
}

/** The error of a field, or of several together; announced at once. */
export function FieldError({ id, error, className }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={id} className={cn('flex gap-1.5 text-sm text-danger', className)}>
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-[3px] size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

interface FieldProps {
  /** The id of the control inside, for links that lead to it. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The text of the error; anything here marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** The control is a group (radio buttons), which a label element cannot point to. */
  group?: boolean;
  className?: string;
  children: ReactNode;
}

export function Field({
  id,
  label,
  hint,
  error,
  required = false,
  group = false,
  className,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? `${generated}control`;
  const labelId = `${generated}label`;
  const hintId = `${generated}hint`;
  const errorId = `${generated}error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  const labelClass = 'block text-sm font-medium text-ink';
  const labelContent = (
    <>
      {label}
      {required && (
        <>
          <span aria-hidden="true" className="ms-1 text-danger">
            *
          </span>
          <span className="sr-only"> ({m.ui_required()})</span>
        </>
      )}
    </>
  );

  return (
    <FieldContext value={{ controlId, labelId, describedBy, invalid: Boolean(error), required }}>
      <div className={cn('grid min-w-0 content-start gap-1.5', className)}>
        {group ? (
          <span id={labelId} className={labelClass}>
            {labelContent}
          </span>
        ) : (
          <label id={labelId} htmlFor={controlId} className={labelClass}>
            {labelContent}
          </label>
        )}
        {hint && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
        {children}
        <FieldError id={errorId} error={error} />
      </div>
    </FieldContext>
  );
}
