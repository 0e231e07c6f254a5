import type { ReactNode } from 'react';

interface FormPartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a long form: what it asks for on the left, the fields on the right. */
export function FormPart({ id, title, children }: FormPartProps) {
  return (
    <fieldset
      aria-labelledby={id}
      className="grid min-w-0 gap-x-8 gap-y-6 border-t border-edge pt-5 xl:grid-cols-[11rem_1fr]"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="grid min-w-0 gap-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
