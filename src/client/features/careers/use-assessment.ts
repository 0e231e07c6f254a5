import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type {
  AttemptKey,
  AttemptState,
  OpenedAttempt,
  SentApplication,
} from '../../../shared/contracts/attempt.ts';
import { rememberApplication } from '../../domain/sent-application.ts';
import { readError, type UiError } from '../../lib/read-error.ts';
import { trpcClient } from '../../trpc-client.ts';
import { hasTestWork, withClosedAnswers, withoutAttempt } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

/** Consequence of a failed call for the whole wizard; `open` when it concerns the caller alone. */
type AttemptFailure =
  | { kind: 'open' | 'closed' | 'lost' }
  | { kind: 'marked'; answers: NonNullable<AttemptState['closed']> }
  | { kind: 'submitted'; sent: SentApplication };

/** Reads the failure; `state` asks the server what became of the attempt, null without one. */
export async function classifyAttemptFailure(
  code: UiError['code'],
  state: (() => Promise<AttemptState>) | null,
): Promise<AttemptFailure> {
  if (code === 'applications-disabled') return { kind: 'closed' };
  if (!state) return { kind: 'open' };
  if (code === 'not-found') return { kind: 'lost' };
  if (code === 'attempt-closed') {
    const { closed } = await state();
    return closed ? { kind: 'marked', answers: closed } : { kind: 'open' };
  }
  if (code !== 'attempt-used') return { kind: 'open' };
  const { sent } = await state();
  // Used, but by nothing that is still there: an application that was erased.
  return sent ? { kind: 'submitted', sent } : { kind: 'lost' };
}

/** A line that says nothing for this long is treated as gone, so that no button hangs. */
const timeoutMs = 45_000;

export type Outcome<T> =
  | { ok: true; value: T }
  /** `error` is null where the wizard as a whole has taken over: closed, started anew, or submitted already. */
  | { ok: false; error: UiError | null };

export type AttemptCall<T> = (key: AttemptKey, options: { signal: AbortSignal }) => Promise<T>;

export type Assessment = {
  /** Calls the server for this draft's attempt, opening one first where there is none. */
  run: <T>(call: AttemptCall<T>) => Promise<Outcome<T>>;
  /** Notifies the wizard that applications are switched off. */
  close: () => void;
  /** Checks for reopened applications; clears `closed` if so. */
  reopen: () => Promise<boolean>;
  closed: boolean;
  /** The tests have to be done again because the server no longer knows the attempt. */
  restarted: boolean;
  dismissRestarted: () => void;
  /** The last call found no server. */
  unreachable: boolean;
  /** Set once the attempt is known to be an application. */
  sent: SentApplication | null;
  /** The server has it, or has changed it. */
  submitted: (sent: SentApplication) => void;
};

const callOptions = () => ({ signal: AbortSignal.timeout(timeoutMs) });

const keyOf = ({ attemptId, token }: OpenedAttempt): AttemptKey => ({ attemptId, token });

/** The attempt behind the wizard, and what happens to it on the server's side. */
export function useAssessment(
  store: DraftStore,
  /** Opens an attempt in another way than for a new application. */
  open?: (options: { signal: AbortSignal }) => Promise<OpenedAttempt>,
): Assessment {
  const { locale } = useRouteContext({ from: '__root__' });
  const start = open ?? ((options) => trpcClient.careers.startAttempt.mutate({ locale }, options));
  const opening = useRef<Promise<AttemptKey> | null>(null);
  const [closed, setClosed] = useState(false);
  const [restarted, setRestarted] = useState(false);
  const [unreachable, setUnreachable] = useState(false);
  const [sent, setSent] = useState<SentApplication | null>(null);

  function ensureAttempt(): Promise<AttemptKey> {
    const { attempt } = store.draft();
    if (attempt) return Promise.resolve(keyOf(attempt));
    opening.current ??= start(callOptions())
      .then((opened) => {
        store.update({ attempt: opened });
        return keyOf(opened);
      })
      .finally(() => {
        opening.current = null;
      });
    return opening.current;
  }

  function submitted(application: SentApplication) {
    rememberApplication(application);
    store.finish();
    setSent(application);
  }

  /** The failures that concern the wizard as a whole. */
  async function takeOver(error: UiError): Promise<boolean> {
    const { attempt } = store.draft();
    const fate = await classifyAttemptFailure(
      error.code,
      attempt && (() => trpcClient.careers.getAttempt.query(keyOf(attempt), callOptions())),
    );
    if (fate.kind === 'closed') setClosed(true);
    // Another tab has seen the results already.
    if (fate.kind === 'marked') store.replace(withClosedAnswers(store.draft(), fate.answers));
    if (fate.kind === 'submitted') submitted(fate.sent);
    if (fate.kind === 'lost') {
      setRestarted(hasTestWork(store.draft()));
      store.replace(withoutAttempt(store.draft()));
    }
    return fate.kind !== 'open';
  }

  async function run<T>(call: AttemptCall<T>): Promise<Outcome<T>> {
    try {
      const value = await call(await ensureAttempt(), callOptions());
      setUnreachable(false);
      return { ok: true, value };
    } catch (failure) {
      const error = readError(failure);
      setUnreachable(error.code === 'network');
      const taken = await takeOver(error).catch(() => false);
      return { ok: false, error: taken ? null : error };
    }
  }

  async function reopen() {
    const settings = await trpcClient.public.getSettings.query(undefined, callOptions());
    setUnreachable(false);
    setClosed(!settings.applicationsEnabled);
    return settings.applicationsEnabled;
  }

  return {
    run,
    close: () => setClosed(true),
    reopen,
    closed,
    restarted,
    dismissRestarted: () => setRestarted(false),
    unreachable,
    sent,
    submitted,
  };
}
