import { Check, CircleDashed } from 'lucide-react';
import type { FoundLine } from '../../../shared/contracts/launch.ts';
import { launchTitles } from '../../../shared/i18n/launch-titles.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { findingText } from './finding-text.ts';
import { LinePlaceList } from './line-place-list.tsx';

/** A line that the server checks by itself. */
export function FoundLineItem({ line }: { line: FoundLine }) {
  const { id, isDone } = line;
  const Mark = isDone ? Check : CircleDashed;
  return (
    <li className="flex gap-3 py-2.5">
      <Mark
        aria-hidden="true"
        strokeWidth={isDone ? 2.5 : 1.75}
        className={cn('mt-0.5 size-5 shrink-0', isDone ? 'text-success' : 'text-warning')}
      />
      <div className="grid min-w-0 gap-1">
        <p className="leading-6">
          <span className="sr-only">
            {isDone ? m.launch_state_done() : m.launch_state_open()}:{' '}
          </span>
          {launchTitles[id]()}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{findingText(line)}</p>
        <LinePlaceList id={id} />
      </div>
    </li>
  );
}
