import type { ReactNode } from 'react';

interface FieldGroupProps {
  title: string;
  children: ReactNode;
}

/** Fields that belong together, under their heading. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-3 p-0 font-display text-lg font-semibold">{title}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
