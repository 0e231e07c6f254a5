import type { ReactNode } from 'react';
import type { LastChange } from '../../../shared/contracts/settings.ts';
import { Card } from '../../ui/card.tsx';
import { ChangedLine } from './changed-line.tsx';

interface SettingSectionProps {
  /** Its anchor. */
  id: string;
  title: string;
  text?: ReactNode;
  /** Missing for what is nothing that is kept. */
  changed?: LastChange;
  children: ReactNode;
}

export function SettingSection({ id, title, text, changed, children }: SettingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-[70ch] text-muted">{text}</p>}
        <div className="mt-5">{children}</div>
        {changed !== undefined && <ChangedLine changed={changed} />}
      </Card>
    </section>
  );
}
