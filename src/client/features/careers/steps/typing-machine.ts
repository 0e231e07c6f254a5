export type TypingState = {
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
      // Input after the end, as when a sleeping tab wakes up, does not count.
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
