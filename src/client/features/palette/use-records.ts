import { keepPreviousData } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  Building2,
  ClipboardList,
  IdCard,
  List,
  type LucideIcon,
  MessageCircleQuestionMark,
  Milestone,
  Newspaper,
  ReceiptText,
  Users,
} from 'lucide-react';
import {
  type FoundRecord,
  maxResultsPerKind,
  type RecordKind,
} from '../../../shared/contracts/record-search.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { recordPath } from '../../domain/record-address.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { trpc } from '../../trpc.tsx';
import type { Command } from './palette-list.tsx';

/** The screen that lists all records of a kind, and searches them; null where there is none. */
const recordListPaths = {
  application: '/admin/applications',
  client: '/admin/clients',
  project: null,
  invoice: '/admin/invoices',
  employee: '/admin/employees',
  question: '/admin/questions',
  news: '/admin/content',
  user: '/admin/users',
} as const satisfies Record<RecordKind, string | null>;

/** The server looks for no fewer letters. */
export const minQueryLength = 3;
/** Pause in typing before the server is asked, in milliseconds. */
const debounceMs = 150;

const kinds: readonly { kind: RecordKind; heading: () => string; Icon: LucideIcon }[] = [
  { kind: 'application', heading: m.palette_records_application, Icon: ClipboardList },
  { kind: 'client', heading: m.palette_records_client, Icon: Building2 },
  { kind: 'project', heading: m.palette_records_project, Icon: Milestone },
  { kind: 'invoice', heading: m.palette_records_invoice, Icon: ReceiptText },
  { kind: 'employee', heading: m.palette_records_employee, Icon: IdCard },
  { kind: 'question', heading: m.palette_records_question, Icon: MessageCircleQuestionMark },
  { kind: 'news', heading: m.palette_records_news, Icon: Newspaper },
  { kind: 'user', heading: m.palette_records_user, Icon: Users },
];

/** The records that fit the words, a group for each kind. */
export function useRecordSearch(query: string) {
  const router = useRouter();
  const words = useDebouncedValue(query.trim(), debounceMs);
  const isLongEnough = words.length >= minQueryLength;
  const records = trpc.admin.search.find.useQuery(
    { query: words },
    // A record that is made meanwhile is found by the next search for it.
    { enabled: isLongEnough, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const found = isLongEnough ? (records.data ?? []) : [];

  function commandOf(
    { kind, id, clientId, title, detail }: FoundRecord,
    Icon: LucideIcon,
  ): Command {
    return {
      id: `${kind}-${id}`,
      label: title,
      detail,
      Icon,
      run: () => {
        const href = recordPath(kind, id, clientId);
        if (href) void router.navigate({ href });
      },
    };
  }

  /** Link to the whole list with the typed text, for results beyond the few shown. */
  function showAll(kind: RecordKind, list: string): Command[] {
    const to = recordListPaths[kind];
    if (to === null) return [];
    return [
      {
        id: `all-${kind}`,
        label: m.palette_show_all({ list }),
        Icon: List,
        run: () => void router.navigate({ to, search: { search: query.trim() } }),
      },
    ];
  }

  return {
    groups: kinds
      .map(({ kind, heading, Icon }) => {
        const commands = found
          .filter((record) => record.kind === kind)
          .map((record) => commandOf(record, Icon));
        if (commands.length >= maxResultsPerKind) commands.push(...showAll(kind, heading()));
        return { heading: heading(), commands };
      })
      .filter(({ commands }) => commands.length > 0),
    /** None has every word. */
    isSimilar: found.some(({ isSimilar }) => isSimilar),
    isSearching:
      query.trim().length >= minQueryLength && (records.isFetching || words !== query.trim()),
    error: isLongEnough ? records.error : null,
  };
}
