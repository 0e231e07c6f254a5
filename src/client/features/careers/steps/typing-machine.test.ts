import { describe, expect, test } from 'vitest';
import { idleTyping, secondsLeft, type TypingEvent, typingReducer } from './use-typing-test.ts';

const start = 1_000_000;
const play = (...events: TypingEvent[]) => events.reduce(typingReducer, idleTyping(60_000));
const typed = (text: string, afterMs = 0): TypingEvent => ({
  type: 'typed',
  text,
  at: start + afterMs,
});

describe('the typing test', () => {
  test('waits for the first character', () => {
    const state = play({ type: 'tick', at: start }, typed(''), { type: 'finish', at: start });
    expect(state).toEqual(idleTyping(60_000));
    expect(secondsLeft(state)).toBe(60);
  });

  test('runs from there', () => {
    const state = play(typed('T'), { type: 'tick', at: start + 10_500 });
    expect(state).toMatchObject({ phase: 'running', elapsedMs: 10_500, text: 'T' });
    expect(secondsLeft(state)).toBe(50);
  });

  test('ends with its time, whatever a sleeping tab brings later', () => {
    const state = play(typed('The'), typed('The quick brown', 61_000));
    expect(state).toMatchObject({ phase: 'complete', elapsedMs: 60_000, text: 'The' });
    expect(typingReducer(state, typed('more', 62_000))).toBe(state);
  });

  test('ends when the person says so', () => {
    const state = play(typed('The quick'), { type: 'finish', at: start + 30_000 });
    expect(state).toMatchObject({ phase: 'complete', elapsedMs: 30_000 });
  });

  test('a clock set back does not give time', () => {
    expect(play(typed('T'), { type: 'tick', at: start - 5000 }).elapsedMs).toBe(0);
  });

  test('reset gives back the whole time and forgets the rest', () => {
    const state = play(typed('The'), { type: 'paste' }, { type: 'focus-lost' }, { type: 'reset' });
    expect(state).toEqual(idleTyping(60_000));
  });

  test('takes the time the server grants, while it runs', () => {
    const state = play(
      typed('T'),
      { type: 'duration', durationMs: 90_000 },
      { type: 'tick', at: start + 60_000 },
    );
    expect(state.phase).toBe('running');
    expect(secondsLeft(state)).toBe(30);
  });

  test('counts pastes and lost focus', () => {
    const state = play(
      { type: 'paste' },
      { type: 'focus-lost' },
      typed('T'),
      { type: 'focus-lost' },
      { type: 'paste' },
    );
    expect(state).toMatchObject({ pastes: 2, focusLosses: 1 });
  });
});
