import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';

interface TabPanelProps {
  value: string;
  className?: string;
  children: ReactNode;
}

export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <Radix.Content value={value} className={cn('rounded pt-6', className)}>
      {children}
    </Radix.Content>
  );
}

interface TabItem {
  value: string;
  label: ReactNode;
  /** A number beside the label, such as how many entries wait behind the tab. */
  count?: number | undefined;
}

interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
  /** One `TabPanel` for each item. */
  children: ReactNode;
}

/** Tabs on a horizon; over the open one the sun has risen. */
export function Tabs({ label, items, value, onValueChange, className, children }: TabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const counts = items.map(({ count }) => count).join();

  // If the tabs are wider than the screen, a link may open one beyond its edge; the numbers come later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured is as wide as these make it
  useEffect(() => {
    const open = strip.current?.querySelector('[data-state="active"]');
    if (!strip.current || !open) return;
    const frame = strip.current.getBoundingClientRect();
    const { left, right } = open.getBoundingClientRect();
    strip.current.scrollLeft += Math.max(right - frame.right, 0) + Math.min(left - frame.left, 0);
  }, [value, counts]);

  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={cn('min-w-0', className)}>
      <div ref={strip} className="scroll-thin overflow-x-auto overflow-y-hidden">
        <Radix.List
          aria-label={label}
          className="flex w-max min-w-full gap-6 border-b border-mist pt-1"
        >
          {items.map((item) => (
            <Radix.Trigger
              key={item.value}
              value={item.value}
              className="group/tab relative flex min-h-11 items-center gap-2 rounded px-1 text-base whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink"
            >
              {item.label}
              {item.count !== undefined && (
                <span className="figures text-sm text-muted">
                  {m.ui_number({ value: item.count })}
                </span>
              )}
              <svg
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                fill="none"
                aria-hidden="true"
                className="absolute inset-x-0 bottom-0 h-2 w-full opacity-0 transition-opacity group-data-[state=active]/tab:opacity-100"
              >
                <path
                  d="M0 7.5Q50 -5.5 100 7.5"
                  stroke="var(--sea)"
                  strokeWidth="2"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {children}
    </Radix.Root>
  );
}
