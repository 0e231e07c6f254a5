import type { ReactNode } from 'react';

interface KitSectionProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of the kit: its name at the side, what it holds beside it. */
export function KitSection({ id, title, text, children }: KitSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-10 gap-y-6 border-b border-mist py-10 last:border-b-0 lg:grid-cols-12 lg:py-14 print:block print:py-6"
    >
      <div className="lg:col-span-3">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-[40ch] text-muted">{text}</p>}
      </div>
      <div className="min-w-0 lg:col-span-9 print:mt-3">{children}</div>
    </section>
  );
}
