import { Link } from '@tanstack/react-router';
import {
  type DueErasures,
  type ErasurePreview,
  type RetainedKind,
  retainedKindSchema,
} from '../../../shared/contracts/retention.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { retainedNames } from '../../../shared/i18n/retention-names.ts';
import { readError } from '../../lib/read-error.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RetainedList, useRetentionSearch } from './retained-list.tsx';

const figures = [
  ['now', m.retention_now],
  ['soon', m.retention_soon],
  ['held', m.retention_held],
] as const satisfies [keyof DueErasures, () => string][];

/** Start of the list of a kind. */
const recordsId = 'records';

interface KindLinksProps {
  /** Missing while they are being counted. */
  counts: ErasurePreview | undefined;
}

/** Every kind of record with what is about to go of it; leads to its list. */
function KindLinks({ counts }: KindLinksProps) {
  const { kind: current, search } = useRetentionSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const figureOf = (kind: RetainedKind, name: keyof DueErasures) =>
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

/** Number of records of each kind to be erased, and a waiting erasure. */
function CountsSection() {
  const { moment } = useDateTimeFormat();
  const { data, error, isFetching, refetch } = trpc.admin.retention.countDue.useQuery(undefined, {
    staleTime: 0,
  });
  const pausedUntil = data?.pausedUntil;
  return (
    <>
      {pausedUntil && (
        <Alert title={m.retention_paused_title({ date: moment(pausedUntil) })}>
          {m.retention_paused_text()}
        </Alert>
      )}
      {error && (
        <ErrorState
          title={m.retention_counts_error()}
          message={readError(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      <KindLinks counts={data} />
    </>
  );
}

/** Coming erasures with their dates, and held records. */
export function RetentionPage() {
  const { kind } = useRetentionSearch();

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div>
        <h1 className="text-2xl">{m.retention_title()}</h1>
        <p className="mt-2 max-w-[70ch] text-muted">
          {m.retention_lead()}{' '}
          <Link to="/admin/settings" hash="retention" className={textLinkClass}>
            {m.retention_periods()}
          </Link>
          {' · '}
          <Link to="/admin/applications" search={{ untold: true }} className={textLinkClass}>
            {m.retention_untold()}
          </Link>
        </p>
      </div>
      <CountsSection />
      <h2 id={recordsId} className="mt-2 scroll-mt-6 text-xl">
        {retainedNames[kind]()}
      </h2>
      <RetainedList />
    </main>
  );
}
