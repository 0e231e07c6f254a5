/** What the keys of a screen do, apart from those that work everywhere. */
export type ScreenKeys = 'search' | 'rows';

const offered = new Map<ScreenKeys, number>();

/** Says that the screen in view listens to these keys, until the function that comes back is called. */
export function offerKeys(keys: ScreenKeys): () => void {
  offered.set(keys, (offered.get(keys) ?? 0) + 1);
  return () => {
    offered.set(keys, (offered.get(keys) ?? 1) - 1);
  };
}

/** Whether the screen in view listens to these keys. */
export const hasKeys = (keys: ScreenKeys): boolean => (offered.get(keys) ?? 0) > 0;
