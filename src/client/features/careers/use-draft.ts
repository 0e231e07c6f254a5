import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftStore } from './draft-store.ts';
import { draftKey } from './draft-summary.ts';

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The draft of this page; only for screens that never render on the server. */
export function useDraft() {
  const [store] = useState(() => createDraftStore(browserStorage()));
  const state = useSyncExternalStore(store.subscribe, store.state);

  useEffect(() => {
    function onStorage({ key, newValue }: StorageEvent) {
      if (key === draftKey || key === null) store.noticeOtherTab(newValue);
    }
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [store]);

  return { store, ...state };
}
