import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this component is being woken up from HTML that the server made; true on the server itself. */
export function useFromServer(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [fromServer] = useState(hydrating);
  return fromServer;
}
