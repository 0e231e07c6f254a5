import type { LaunchLine } from '../../../shared/contracts/launch.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FoundLineItem } from './found-line-item.tsx';
import { launchGroups } from './launch-groups.ts';
import { TickedLineItem } from './ticked-line-item.tsx';
import { useTick } from './use-tick.ts';

interface LaunchListProps {
  lines: readonly LaunchLine[];
  /** Called before a tick is sent: what it completes must not take the list away. */
  onTick: () => void;
}

/** All lines by what they are about: those that are checked, and those that are ticked. */
export function LaunchList({ lines, onTick }: LaunchListProps) {
  const { tick, sending } = useTick();

  return (
    <div className="gap-10 lg:columns-2">
      <p className="mb-6 max-w-[70ch] text-muted [column-span:all]">{m.launch_text()}</p>
      {launchGroups.map((group) => (
        <section
          key={group.id}
          aria-labelledby={`launch-${group.id}`}
          className="mb-6 break-inside-avoid"
        >
          <h3 id={`launch-${group.id}`} className="text-lg">
            {group.title()}
          </h3>
          <ul className="m-0 mt-2 list-none divide-y divide-mist border-y border-mist p-0">
            {group.lines.map((id) => {
              const line = lines.find((candidate) => candidate.id === id);
              if (!line) return null;
              if (!('tick' in line)) return <FoundLineItem key={id} line={line} />;
              const sent = sending.findLast((input) => input.id === line.id);
              return (
                <TickedLineItem
                  key={id}
                  line={sent ? { ...line, isDone: sent.isDone } : line}
                  isPending={sent !== undefined}
                  onTick={(isDone) => {
                    onTick();
                    tick({ id: line.id, isDone });
                  }}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
