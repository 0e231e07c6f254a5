import { useRef, useState } from 'react';
import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import type { ApplicationFilter } from '../../../shared/contracts/application-admin.ts';
import { newId } from '../../lib/new-id.ts';
import { readError, type ShownError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { useRefresh } from './use-refresh.ts';
import type { Selection } from './use-selection.ts';

/** What the decision is for: the chosen ones, or what the person saw to match, and when. */
export type BulkTarget = {
  selection: Selection;
  filter: ApplicationFilter;
  total: number;
  asOf: Date;
};

export type BulkDecision = {
  status: ApplicationStatus;
  reviewNotes: string;
  tellApplicant: boolean;
};

export type BulkState = {
  phase: 'open' | 'running' | 'stopped' | 'failed' | 'done';
  changed: number;
  skipped: number;
  error?: ShownError;
};

const untouched: BulkState = { phase: 'open', changed: 0, skipped: 0 };

/** Decides on many, piece by piece; can be stopped between two pieces and taken up again where it ended. */
export function useBulkReview(target: BulkTarget | undefined) {
  const refresh = useRefresh();
  const { mutateAsync } = trpc.admin.applications.reviewMany.useMutation();
  const [state, setState] = useState(untouched);
  const isStopped = useRef(false);
  const next = useRef<string>(undefined);
  // One name for all the pieces, so that they are undone as one.
  const batch = useRef(newId());

  const total = !target
    ? 0
    : target.selection.kind === 'all'
      ? target.total
      : target.selection.versions.size;

  /** The next piece; null when the last one is done. */
  async function decide({ status, reviewNotes, tellApplicant }: BulkDecision) {
    if (!target) return null;
    const { selection, filter, total: expectedTotal, asOf } = target;
    const shared = {
      batch: batch.current,
      status,
      tellApplicant,
      ...(reviewNotes.trim() ? { reviewNotes } : {}),
    };
    if (selection.kind === 'some') {
      const applications = [...selection.versions].map(([id, version]) => ({ id, version }));
      return mutateAsync({ ...shared, of: { kind: 'selected', applications } });
    }
    return mutateAsync({
      ...shared,
      of: { kind: 'matching', filter, expectedTotal, asOf, after: next.current },
    });
  }

  async function run(decision: BulkDecision) {
    if (state.phase === 'running') return;
    isStopped.current = false;
    let { changed, skipped } = state;
    setState({ phase: 'running', changed, skipped });
    try {
      for (;;) {
        const piece = await decide(decision);
        if (!piece) break;
        changed += piece.changed;
        skipped += piece.skipped;
        next.current = piece.next ?? undefined;
        if (piece.next === null) {
          // Whatever no longer matched was decided on by somebody else before its turn came.
          setState({ phase: 'done', changed, skipped: Math.max(skipped, total - changed) });
          break;
        }
        setState({ phase: isStopped.current ? 'stopped' : 'running', changed, skipped });
        if (isStopped.current) break;
      }
    } catch (error) {
      setState({ phase: 'failed', changed, skipped, error: readError(error) });
    }
    void refresh.applications();
    void refresh.overview();
  }

  return {
    state,
    total,
    run,
    stop: () => {
      isStopped.current = true;
    },
    reset: () => {
      next.current = undefined;
      batch.current = newId();
      setState(untouched);
    },
  };
}
