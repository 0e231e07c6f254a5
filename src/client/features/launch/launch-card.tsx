import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { LaunchLine } from '../../../shared/contracts/launch.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LaunchList } from './launch-list.tsx';

const listId = 'launch-list';

/** The list with how far it is; once everything is done, one line from which it is opened again. */
export function LaunchCard({ lines }: { lines: readonly LaunchLine[] }) {
  const done = lines.filter(({ isDone }) => isDone).length;
  const isComplete = done === lines.length;
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? !isComplete;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="launch-title" className="text-xl">
            {m.launch_title()}
          </h2>
          <p role="status" className="figures mt-1 text-muted">
            {isComplete
              ? m.launch_complete()
              : m.launch_progress({
                  done: m.ui_number({ value: done }),
                  total: m.ui_number({ value: lines.length }),
                })}
          </p>
        </div>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setChoice(!isOpen)}
        >
          {isOpen ? m.launch_hide() : m.launch_show()}
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.5}
            className={cn('size-[1.15em] transition-transform', isOpen && 'rotate-180')}
          />
        </Button>
      </div>
      <div id={listId} hidden={!isOpen} className="mt-5">
        {isOpen && <LaunchList lines={lines} onTick={() => setChoice(true)} />}
      </div>
    </Card>
  );
}
