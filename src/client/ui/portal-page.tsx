import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface PortalPageProps {
  title: string;
  /** Actions of the page, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The main part of a portal's screen, under its title. */
export function PortalPage({ title, actions, children }: PortalPageProps) {
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </main>
  );
}

/** Begins a new record. */
export function AddButton({
  children,
  ...props
}: Pick<ButtonProps, 'id' | 'onClick' | 'children'>) {
  return (
    <Button className="justify-self-start" {...props}>
      <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {children}
    </Button>
  );
}
