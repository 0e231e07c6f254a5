import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns whether this component is being hydrated from the server's HTML; true on the server itself. */
export function useIsServerRendered(): boolean {
  const hydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [fromServer] = useState(hydrating);
  return fromServer;
}
