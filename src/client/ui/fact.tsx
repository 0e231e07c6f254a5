import type { ReactNode } from 'react';

interface DetailItemProps {
  label: string;
  children: ReactNode;
}

/** One line of a definition list. */
export function DetailItem({ label, children }: DetailItemProps) {
  return (
    <div className="grid gap-x-4 border-b border-mist py-2 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="m-0 min-w-0 text-sm wrap-anywhere">{children}</dd>
    </div>
  );
}
