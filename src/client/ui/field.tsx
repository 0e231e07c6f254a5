import { type ReactNode, useId } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { FieldContext } from './field-context.ts';
import { FieldError } from './field-error.tsx';

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
