import { type ReactNode, Suspense } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';

interface ChartCardProps {
  title: string;
  note?: string | undefined;
  /** Names the colours. */
  legend?: ReactNode;
  /** The same numbers for those who would rather read them, or cannot see the chart. */
  table: ReactNode;
  /** The chart, hidden from screen readers. */
  children: ReactNode;
  className?: string;
}

/** A chart with its numbers as a table below it. */
export function ChartCard({ title, note, legend, table, children, className }: ChartCardProps) {
  return (
    <Card className={className}>
      <h3 className="text-xl">{title}</h3>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      {legend}
      <div aria-hidden="true" className="mt-4 h-64 min-w-0 text-sm">
        <Suspense fallback={<Skeleton className="h-full" />}>{children}</Suspense>
      </div>
      <details className="mt-4">
        <summary className="w-fit cursor-pointer rounded py-1 text-sm text-sea underline underline-offset-2">
          {m.analytics_show_table()}
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="mt-3">{table}</div>
      </details>
    </Card>
  );
}
