import { type RefObject, useRef } from 'react';

/**
 * Lets a form send one thing at a time, however quickly its button is clicked again: a button shows that it is busy only
 * with the next drawing. A form that was saved is closing, and sends nothing more.
 */
export function useOneAtATime<Input>(
  send: (input: Input) => Promise<void>,
  saved: RefObject<boolean>,
): (input: Input) => Promise<void> {
  const isRunning = useRef(false);
  return async (input) => {
    if (isRunning.current || saved.current) return;
    isRunning.current = true;
    try {
      await send(input);
    } finally {
      isRunning.current = false;
    }
  };
}
