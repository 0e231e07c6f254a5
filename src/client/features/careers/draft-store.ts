import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AttemptState, OpenedAttempt } from '../../../shared/contracts/attempt.ts';
import { type Draft, emptyDraft, parseDraft, withClosedAnswers } from './draft.ts';
import { draftKey } from './wizard-progress.ts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type DraftState = {
  draft: Draft;
  /** Another tab wrote a newer draft; nothing is written from here until the person chooses. */
  otherTab: boolean;
  /** Raised when the draft was replaced as a whole, so that screens start from it anew. */
  generation: number;
};

export type DraftStore = {
  state: () => DraftState;
  draft: () => Draft;
  update: (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;
  /** Puts another draft in the place of this one. */
  replace: (draft: Draft) => void;
  /** Deletes the stored draft for good; what is shown stays. */
  finish: () => void;
  handleOtherTabWrite: (stored: string | null) => void;
  /** Goes on with what the other tab wrote, or with what is here. */
  resolveConflict: (choice: 'theirs' | 'ours') => void;
  subscribe: (listener: () => void) => () => void;
};

/** Keeps a draft in memory and, where the browser lets it, in storage. A full or blocked storage is no error. */
export function createDraftStore(storage: DraftStorage | null, key = draftKey): DraftStore {
  const listeners = new Set<() => void>();
  let finished = false;
  let written: string | null = null;

  function stored(): string | null {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  let state: DraftState = {
    draft: parseDraft(stored()) ?? emptyDraft,
    otherTab: false,
    generation: 0,
  };

  function write() {
    if (finished || state.otherTab) return;
    try {
      written = JSON.stringify(state.draft);
      storage?.setItem(key, written);
    } catch {
      // The draft then lives as long as the page.
    }
  }

  function publish(next: Partial<DraftState>, save = true) {
    state = { ...state, ...next };
    if (save) write();
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    draft: () => state.draft,
    update: (change) => {
      const patch = typeof change === 'function' ? change(state.draft) : change;
      publish({ draft: { ...state.draft, ...patch } });
    },
    replace: (draft) => publish({ draft, generation: state.generation + 1 }),
    finish: () => {
      finished = true;
      try {
        storage?.removeItem(key);
      } catch {
        // It was never stored.
      }
    },
    handleOtherTabWrite: (value) => {
      if (!finished && value !== written) publish({ otherTab: true }, false);
    },
    resolveConflict: (choice) => {
      if (choice === 'ours') {
        publish({ otherTab: false });
        return;
      }
      const draft = parseDraft(stored()) ?? emptyDraft;
      publish({ draft, otherTab: false, generation: state.generation + 1 }, false);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The stored state of the second attempt at the tests, for one application. */
type RetakeDraft = { key: string; attempt: OpenedAttempt; closed: AttemptState['closed'] };

/** The draft of this page; only for screens that never render on the server. */
export function useDraft(retake?: RetakeDraft) {
  const key = retake?.key ?? draftKey;
  const [store] = useState(() => {
    const created = createDraftStore(browserStorage(), key);
    if (retake && created.draft().attempt?.attemptId !== retake.attempt.attemptId) {
      created.replace({ ...emptyDraft, step: 2, attempt: retake.attempt });
    }
    if (retake?.closed && !created.draft().closed) {
      created.replace(withClosedAnswers({ ...created.draft(), step: 5 }, retake.closed));
    }
    return created;
  });
  const state = useSyncExternalStore(store.subscribe, store.state);

  useEffect(() => {
    function onStorage({ key: changed, newValue }: StorageEvent) {
      if (changed === key || changed === null) store.handleOtherTabWrite(newValue);
    }
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [store, key]);

  return { store, ...state };
}
