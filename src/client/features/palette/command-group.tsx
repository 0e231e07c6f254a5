import { CommandItem, CommandGroup as Group } from 'cmdk';
import type { Command } from './command.ts';

interface CommandGroupProps {
  heading: string;
  commands: readonly Command[];
  onRun: (command: Command) => void;
}

/** Entries under a heading; nothing where there are none. */
export function CommandGroup({ heading, commands, onRun }: CommandGroupProps) {
  if (commands.length === 0) return null;
  return (
    <Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted"
    >
      {commands.map((command) => {
        const { id, label, detail, Icon } = command;
        return (
          <CommandItem
            key={id}
            value={id}
            onSelect={() => onRun(command)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 py-2 data-[selected=true]:bg-sea-soft"
          >
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block truncate">{label}</span>
              {detail && <span className="block truncate text-sm text-muted">{detail}</span>}
            </span>
          </CommandItem>
        );
      })}
    </Group>
  );
}
