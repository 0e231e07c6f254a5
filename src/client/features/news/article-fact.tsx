import type { ReactNode } from 'react';

export function ArticleFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t border-mist pt-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
