import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface AccountSectionProps {
  /** Its anchor. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-[60ch] text-muted">{text}</p>}
        <div className="mt-5">{children}</div>
      </Card>
    </section>
  );
}
