import { type ReactNode, useId } from 'react';

interface HintProps {
  label: string;
  /** Draws the control it explains, which takes the id as its description. */
  children: (hintId: string) => ReactNode;
}

/**
 * Says more about a control below it, while it has the pointer or the focus; `hydrate-hints.ts` lets Escape put
 * it away.
 */
export function Hint({ label, children }: HintProps) {
  const id = useId();
  return (
    <span data-hint className="group/hint relative inline-flex">
      {children(id)}
      {/* The space between is part of it, so that the pointer can cross over. */}
      <span
        id={id}
        role="tooltip"
        className="absolute end-0 top-full z-50 hidden w-max max-w-64 animate-fade-in pt-1.5 group-focus-within/hint:block group-hover/hint:block group-data-away/hint:hidden!"
      >
        <span className="block rounded bg-ink px-2.5 py-1.5 text-sm text-paper shadow">
          {label}
        </span>
      </span>
    </span>
  );
}
