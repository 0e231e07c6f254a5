import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface SortHeaderProps {
  /** How the table is sorted by this column now, if it is. */
  sorted: 'asc' | 'desc' | false;
  onSort: () => void;
  numeric?: boolean;
  children: ReactNode;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: ArrowUp, desc: ArrowDown };

/** A column head whose text is the button that sorts by it. */
export function SortHeader({ sorted, onSort, numeric = false, children }: SortHeaderProps) {
  const Icon = sorted ? icons[sorted] : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sorted ? ariaSort[sorted] : undefined}
      className={cn(numeric && 'num')}
    >
      <button
        type="button"
        onClick={onSort}
        className={cn(
          'inline-flex min-h-6 items-center gap-1 rounded transition-colors hover:text-ink',
          numeric && 'flex-row-reverse',
          sorted && 'text-ink',
        )}
      >
        {children}
        <Icon
          aria-hidden="true"
          strokeWidth={1.75}
          className={cn('size-3.5', sorted ? 'text-sea' : 'opacity-60')}
        />
      </button>
    </th>
  );
}
