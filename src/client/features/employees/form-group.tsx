import type { ReactNode } from 'react';

interface FormGroupProps {
  title: string;
  description?: string;
  children: ReactNode;
}

/** Fields that belong together, under their name. */
export function FormGroup({ title, description, children }: FormGroupProps) {
  return (
    <fieldset className="m-0 grid min-w-0 gap-5 border-0 border-t border-mist p-0 pt-6 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="float-left mb-1 p-0 font-display text-lg font-semibold">{title}</legend>
      {description && <p className="-mt-4 text-sm text-muted">{description}</p>}
      {children}
    </fieldset>
  );
}
