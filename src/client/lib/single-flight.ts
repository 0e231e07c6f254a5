import { type RefObject, useRef, useState } from 'react';

/**
 * Lets one call run at a time, however quickly its button is clicked again: a button shows that it is busy only with the
 * next drawing. Where `saved` is set the form is closing, and sends nothing more.
 * @returns the call, which does nothing while it runs, and whether it runs
 */
export function useSingleFlight<Args extends unknown[], Result>(
  send: (...args: Args) => Promise<Result>,
  saved?: RefObject<boolean>,
): [(...args: Args) => Promise<Result | undefined>, boolean] {
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  async function run(...args: Args) {
    if (isBusy.current || saved?.current) return undefined;
    isBusy.current = true;
    setIsRunning(true);
    try {
      return await send(...args);
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  }
  return [run, isRunning];
}
