import { Link } from '@tanstack/react-router';
import { type RetainedKind, retainedKindSchema } from '../../../shared/contracts/retention.ts';
import type { Due, DueCounts } from '../../../shared/contracts/retention-preview.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { retainedNames } from '../../../shared/i18n/retention-names.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRetentionSearch } from './use-retention-search.ts';

const figures = [
  ['now', m.retention_now],
  ['soon', m.retention_soon],
  ['held', m.retention_held],
] as const satisfies [keyof Due, () => string][];

/** Where the list of a kind begins. */
export const recordsId = 'records';

interface KindLinksProps {
  /** Missing while they are being counted. */
  counts: DueCounts | undefined;
}

/** Every kind of record with what is about to go of it; leads to its list. */
export function KindLinks({ counts }: KindLinksProps) {
  const { kind: current, search } = useRetentionSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const figureOf = (kind: RetainedKind, name: keyof Due) =>
    counts ? m.ui_number({ value: counts.kinds[kind][name] }) : '…';
  return (
    <nav aria-label={m.retention_kinds()}>
      <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-3">
        {retainedKindSchema.options.map((kind) => (
          <li key={kind} className="min-w-0">
            <Link
              to="/admin/retention"
              search={{ kind, state: search.state }}
              // On a phone the list lies out of sight below.
              {...(isWide ? { resetScroll: false } : { hash: recordsId })}
              aria-current={kind === current ? 'page' : undefined}
              className="block h-full rounded border border-mist bg-raised p-4 text-ink no-underline transition-colors hover:border-edge aria-[current]:border-sea aria-[current]:bg-sea-soft"
            >
              <span className="block font-medium">{retainedNames[kind]()}</span>
              <span className="mt-2 grid gap-1 text-sm">
                {figures.map(([name, label]) => (
                  <span key={name} className="flex justify-between gap-3">
                    <span className="text-muted">{label()}</span>
                    <span className="figures">{figureOf(kind, name)}</span>
                  </span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
