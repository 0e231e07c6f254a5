import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
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
