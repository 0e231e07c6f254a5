import type { ReactNode } from 'react';

interface AccessRowProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** One thing about somebody's access: how it stands, and what can be done about it. */
export function AccessRow({ title, text, children }: AccessRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-mist py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}
