import type { ReactNode } from 'react';

/** What a chart says where the pointer rests. */
export function ChartTooltip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded border border-mist bg-raised px-3 py-2 text-sm text-ink shadow">
      <p className="font-medium">{title}</p>
      {children}
    </div>
  );
}
