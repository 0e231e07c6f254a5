import { CommandInput, CommandItem, CommandList, CommandRoot, CommandGroup as Group } from 'cmdk';
import { type LucideIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { foldText } from '../../../shared/domain/fold-text.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

/** One entry of the palette. */
export interface Command {
  /** Its own among all entries. */
  id: string;
  label: string;
  /** A detail that distinguishes it from others of that name. */
  detail?: string;
  Icon: LucideIcon;
  run: () => void;
}

/** Returns the entries whose label contains each of the words, normalised as on the server. */
export function filterCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = foldText(query)
    .split(/[\s,;]+/)
    .filter(Boolean);
  return commands.filter(({ label }) => {
    const text = foldText(label);
    return words.every((word) => text.includes(word));
  });
}

interface CommandGroupProps {
  heading: string;
  commands: readonly Command[];
  onRun: (command: Command) => void;
}

/** Entries under a heading; nothing where there are none. */
function CommandGroup({ heading, commands, onRun }: CommandGroupProps) {
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

interface PaletteListProps {
  query: string;
  onQuery: (query: string) => void;
  placeholder: string;
  screens: readonly Command[];
  actions: readonly Command[];
  /** Found by the server, which has looked for the words already. */
  records?: readonly { heading: string; commands: readonly Command[] }[];
  isSearching?: boolean;
  /** Stands below the results. */
  note?: ReactNode;
  onRun: (command: Command) => void;
}

/** The field and what fits its words. The form is what the dialog looks for to put the focus into. */
export function PaletteList({
  query,
  onQuery,
  placeholder,
  screens,
  actions,
  records = [],
  isSearching = false,
  note,
  onRun,
}: PaletteListProps) {
  const fittingScreens = filterCommands(screens, query);
  const fittingActions = filterCommands(actions, query);
  const count =
    fittingScreens.length +
    fittingActions.length +
    records.reduce((sum, { commands }) => sum + commands.length, 0);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <CommandRoot label={m.palette_label()} shouldFilter={false} vimBindings={false} loop>
        <div className="relative">
          <Search
            aria-hidden="true"
            strokeWidth={1.5}
            className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-muted"
          />
          <CommandInput
            value={query}
            onValueChange={onQuery}
            placeholder={placeholder}
            maxLength={200}
            className="h-12 w-full rounded border border-edge bg-raised ps-10 pe-3 text-base"
          />
        </div>
        <CommandList
          label={m.palette_results()}
          className="scroll-thin mt-3 h-[min(26rem,50dvh)] overflow-y-auto"
        >
          <CommandGroup heading={m.palette_screens()} commands={fittingScreens} onRun={onRun} />
          <CommandGroup heading={m.palette_actions()} commands={fittingActions} onRun={onRun} />
          {records.map(({ heading, commands }) => (
            <CommandGroup key={heading} heading={heading} commands={commands} onRun={onRun} />
          ))}
        </CommandList>
        <p role="status" className="mt-3 min-h-6 text-sm text-muted">
          {isSearching ? m.palette_searching() : count === 0 ? m.palette_none() : note}
        </p>
      </CommandRoot>
    </form>
  );
}
