import type { ReactNode } from 'react';

interface CardHeadProps {
  /** The state of the record. */
  badge: ReactNode;
  /** Names the record. */
  children: ReactNode;
}

/** The first line of a card: the record's name, and its state beside it. */
export function CardHead({ badge, children }: CardHeadProps) {
  return (
    <div className="flex items-start justify-between gap-3">
      <p className="min-w-0 text-base font-medium wrap-anywhere">{children}</p>
      {badge}
    </div>
  );
}

interface CardFootProps {
  /** The buttons of the row. */
  actions: ReactNode;
  /** Stands beside them, such as the time of the record. */
  children: ReactNode;
}

/** The last line of a card. */
export function CardFoot({ actions, children }: CardFootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span className="text-muted">{children}</span>
      {actions}
    </div>
  );
}
