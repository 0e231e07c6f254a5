import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { getMutationKey, getQueryKey } from '@trpc/react-query';
import { Check, ChevronDown, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import {
  type AutomaticLine,
  type LaunchChecklist,
  type LaunchLine,
  type LaunchLineId,
  type ManualLine,
  type ManualLineId,
  type SetTickInput,
  setTickInput,
} from '../../../shared/contracts/launch.ts';
import { launchTitles } from '../../../shared/i18n/launch-titles.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { toastFailure } from '../../ui/toast.tsx';
import { automaticLineText, LineLocationList } from './launch-lines.tsx';

/** A line that the server checks by itself. */
function AutomaticLineItem({ line }: { line: AutomaticLine }) {
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
        <p className="text-sm wrap-anywhere text-muted">{automaticLineText(line)}</p>
        <LineLocationList id={id} />
      </div>
    </li>
  );
}

interface LaunchGroup<Id> {
  id: Id;
  title: () => string;
}

/** The lines in the order in which an owner goes about them. */
const groupLines = {
  company: [
    'company',
    'contact',
    'bank-account',
    'meeting-access',
    'texts',
    'legal',
    'retention',
    'demo-content',
  ],
  logins: ['first-password', 'second-factor', 'demo-logins', 'media-kit-pin'],
  mail: ['mail-server', 'mail-sender', 'test-mail'],
  server: ['database', 'public-url', 'session-secret', 'trust-proxy', 'backup', 'exchange-rates'],
} as const satisfies Record<string, readonly LaunchLineId[]>;
type GroupId = keyof typeof groupLines;
type GroupedLine = (typeof groupLines)[GroupId][number];

/** Compiles only while each line stands in a group. */
const launchGroups: readonly LaunchGroup<LaunchLineId extends GroupedLine ? GroupId : never>[] = [
  { id: 'company', title: m.launch_group_company },
  { id: 'logins', title: m.launch_group_logins },
  { id: 'mail', title: m.launch_group_mail },
  { id: 'server', title: m.launch_group_server },
];

const hints: Record<ManualLineId, () => string> = {
  texts: m.launch_texts_hint,
  legal: m.launch_legal_hint,
  retention: m.launch_retention_hint,
  'test-mail': m.launch_test_mail_hint,
  backup: m.launch_backup_hint,
};

function manualLineText(tick: ManualLine['tick'], moment: (date: Date) => string): string | null {
  if (!tick) return null;
  const date = moment(tick.at);
  return tick.by === null
    ? m.launch_ticked_unnamed({ date })
    : m.launch_ticked({ date, name: tick.by });
}

interface ManualLineItemProps {
  line: ManualLine;
  isPending: boolean;
  onTick: (isDone: boolean) => void;
}

/** A line that a person ticks, with their name. */
function ManualLineItem({ line, isPending, onTick }: ManualLineItemProps) {
  const { id, isDone, tick } = line;
  const { moment } = useDateTimeFormat();
  const said = manualLineText(tick, moment);
  return (
    <li>
      <Checkbox
        label={launchTitles[id]()}
        description={hints[id]()}
        checked={isDone}
        aria-busy={isPending || undefined}
        onCheckedChange={(checked) => onTick(checked === true)}
        className="pb-1"
      />
      <div className="grid gap-1 ps-8 pb-2.5">
        {said !== null && <p className="figures text-sm text-muted">{said}</p>}
        <LineLocationList id={id} />
      </div>
    </li>
  );
}

const key = getQueryKey(trpc.admin.launch.getChecklist, undefined, 'query');

interface Ticks {
  tick: (input: SetTickInput) => void;
  /** Requests under way or waiting for their turn. */
  sending: SetTickInput[];
}

/** Ticks lines or takes that back, one after the other; what the server answers is the list as it is then. */
function useTick(): Ticks {
  const queryClient = useQueryClient();
  const { mutate } = trpc.admin.launch.setTick.useMutation({
    scope: { id: 'launch' },
    onMutate: () => queryClient.cancelQueries({ queryKey: key }),
    onSuccess: (checklist) => {
      queryClient.setQueryData<LaunchChecklist>(key, checklist);
    },
    onError: (error) => toastFailure(m.launch_failed(), error),
  });
  const sending = useMutationState({
    filters: { mutationKey: getMutationKey(trpc.admin.launch.setTick), status: 'pending' },
    select: ({ state }) => setTickInput.safeParse(state.variables).data,
  });
  return { tick: mutate, sending: sending.filter((input) => input !== undefined) };
}

interface LaunchListProps {
  lines: readonly LaunchLine[];
  /** Called before a tick is sent: what it completes must not take the list away. */
  onTick: () => void;
}

/** All lines by what they are about: those that are checked, and those that are ticked. */
function LaunchList({ lines, onTick }: LaunchListProps) {
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
            {groupLines[group.id].map((id) => {
              const line = lines.find((candidate) => candidate.id === id);
              if (!line) return null;
              if (!('tick' in line)) return <AutomaticLineItem key={id} line={line} />;
              const sent = sending.findLast((input) => input.id === line.id);
              return (
                <ManualLineItem
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

const listId = 'launch-list';

/** The list with how far it is; once everything is done, one line from which it is opened again. */
function LaunchCard({ lines }: { lines: readonly LaunchLine[] }) {
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

/** Tasks before going live, loaded anew on every visit. */
export function LaunchSection() {
  const query = trpc.admin.launch.getChecklist.useQuery(undefined, { staleTime: 0 });
  return (
    <section id="launch" aria-label={m.launch_title()} className="scroll-mt-6">
      <QueryResult
        query={query}
        errorTitle={m.launch_not_loaded()}
        skeleton={<Skeleton className="h-96 w-full" />}
      >
        {({ lines }) => <LaunchCard lines={lines} />}
      </QueryResult>
    </section>
  );
}
