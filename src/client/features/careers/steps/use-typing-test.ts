import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { UiError } from '../../../lib/read-error.ts';
import { trpcClient } from '../../../trpc-client.ts';
import type { DraftStore } from '../draft-store.ts';
import type { Assessment } from '../use-assessment.ts';
import { scoreTyping, useFocusLosses } from './marking.ts';

type TypingState = {
  phase: 'idle' | 'running' | 'complete';
  text: string;
  /** Moment of the first typed character, as Date.now() gives it. */
  startedAt: number;
  /** Milliseconds from the first character to the last look at the clock. */
  elapsedMs: number;
  durationMs: number;
  pastes: number;
  focusLosses: number;
};

export type TypingEvent =
  | { type: 'typed'; text: string; at: number }
  | { type: 'tick'; at: number }
  | { type: 'finish'; at: number }
  | { type: 'reset' }
  /** The server may grant more time than the usual minute. */
  | { type: 'duration'; durationMs: number }
  | { type: 'paste' }
  | { type: 'focus-lost' };

export function idleTyping(durationMs: number): TypingState {
  return {
    phase: 'idle',
    text: '',
    startedAt: 0,
    elapsedMs: 0,
    durationMs,
    pastes: 0,
    focusLosses: 0,
  };
}

/** Moves the clock on; the test is complete once its time is over. */
function advance(state: TypingState, at: number): TypingState {
  const elapsedMs = Math.min(Math.max(at - state.startedAt, 0), state.durationMs);
  const phase = elapsedMs >= state.durationMs ? 'complete' : 'running';
  return { ...state, elapsedMs, phase };
}

/** idle, running from the first typed character, complete at the end of the time or when the person says so. */
export function typingReducer(state: TypingState, event: TypingEvent): TypingState {
  switch (event.type) {
    case 'typed': {
      if (state.phase === 'complete') return state;
      if (state.phase === 'idle') {
        if (event.text === '') return state;
        return { ...state, phase: 'running', startedAt: event.at, elapsedMs: 0, text: event.text };
      }
      const moved = advance(state, event.at);
      // Input after the end, as when a suspended tab resumes, does not count.
      return moved.phase === 'complete' ? moved : { ...moved, text: event.text };
    }
    case 'tick':
      return state.phase === 'running' ? advance(state, event.at) : state;
    case 'finish':
      return state.phase === 'running' ? { ...advance(state, event.at), phase: 'complete' } : state;
    case 'reset':
      return idleTyping(state.durationMs);
    case 'duration':
      return state.phase === 'complete' ? state : { ...state, durationMs: event.durationMs };
    case 'paste':
      return state.phase === 'complete' ? state : { ...state, pastes: state.pastes + 1 };
    case 'focus-lost':
      return state.phase === 'running' ? { ...state, focusLosses: state.focusLosses + 1 } : state;
  }
}

/** Whole seconds left, counting down from the full time. */
export function secondsLeft(state: TypingState): number {
  return Math.ceil((state.durationMs - state.elapsedMs) / 1000);
}

/** Waits for a promise to settle either way, but no longer than so many milliseconds; true when it has. */
export async function settledWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const settled = promise.then(
    () => true,
    () => true,
  );
  const inTime = await Promise.race([settled, late]);
  clearTimeout(timer);
  return inTime;
}

const tickMs = 250;
/** The result waits no longer than this for a start that is still on its way. */
const startTimeoutMs = 5_000;

function restoreTypingState(store: DraftStore): TypingState {
  const { typing, typingSeconds } = store.draft();
  const idle = idleTyping(typingSeconds * 1000);
  if (!typing) return idle;
  const { typedText: text, elapsedMs, pastes, focusLosses } = typing;
  return { ...idle, phase: 'complete', text, elapsedMs, pastes, focusLosses };
}

/** Runs the typing test: its clock, its draft, and the reports of start and end to the server. */
export function useTypingTest(store: DraftStore, assessment: Assessment) {
  const [state, dispatch] = useReducer(typingReducer, store, restoreTypingState);
  const [interrupted, setInterrupted] = useState(() => store.draft().typingRunning);
  const [marking, setMarking] = useState(false);
  const [error, setError] = useState<UiError | null>(null);
  const starting = useRef({ reported: Promise.resolve(), giveUp: () => {} });
  const marked = useRef<Promise<boolean> | null>(null);
  const { phase } = state;

  /** True when the server has the text. Two askers share one call. */
  function mark(): Promise<boolean> {
    marked.current ??= (async () => {
      setMarking(true);
      // The start must not overtake the end on its way: it would begin another try.
      const { reported, giveUp } = starting.current;
      if (!(await settledWithin(reported, startTimeoutMs))) giveUp();
      const outcome = await scoreTyping(trpcClient.careers, store, assessment);
      setError(outcome.ok ? null : outcome.error);
      setMarking(false);
      marked.current = null;
      return outcome.ok;
    })();
    return marked.current;
  }

  function reportStart() {
    store.update({ typingRunning: true, typing: null });
    setInterrupted(false);
    const call = new AbortController();
    const reported = assessment
      .run((key, { signal }) => {
        signal.addEventListener('abort', () => call.abort());
        return trpcClient.careers.startTyping.mutate(key, { signal: call.signal });
      })
      .then((outcome) => {
        if (!outcome.ok) return;
        const { durationSeconds } = outcome.value;
        store.update({ typingSeconds: durationSeconds });
        dispatch({ type: 'duration', durationMs: durationSeconds * 1000 });
      });
    starting.current = { reported, giveUp: () => call.abort() };
  }

  function type(text: string) {
    if (phase === 'idle' && text !== '') reportStart();
    dispatch({ type: 'typed', text, at: Date.now() });
  }

  const onComplete = useEffectEvent(() => {
    // After a reload the completed text is in the draft already.
    if (!store.draft().typing) {
      const { text, elapsedMs, pastes, focusLosses } = state;
      store.update({
        typingRunning: false,
        typing: {
          typedText: text,
          elapsedMs: Math.round(elapsedMs),
          pastes,
          focusLosses,
          handedIn: false,
        },
      });
    }
    void mark();
  });
  useEffect(() => {
    if (phase === 'complete') onComplete();
    if (phase !== 'running') return;
    const tick = () => dispatch({ type: 'tick', at: Date.now() });
    const timer = setInterval(tick, tickMs);
    // A tab that slept learns at once how late it is.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [phase]);
  useEffect(() => () => store.update({ typingRunning: false }), [store]);
  useFocusLosses(phase === 'running', () => dispatch({ type: 'focus-lost' }));

  return {
    state,
    interrupted,
    marking,
    error,
    mark,
    type,
    finish: () => dispatch({ type: 'finish', at: Date.now() }),
    notePaste: () => dispatch({ type: 'paste' }),
    reset: () => {
      store.update({ typing: null, typingRunning: false });
      setError(null);
      dispatch({ type: 'reset' });
    },
  };
}
