import { type RefObject, useRef, useState } from 'react';
import type { FieldIssue } from '../../shared/errors.ts';
import type { SaveOutcome } from './save-outcome.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface RecordForm<Input, Stored> {
  /** The record as it is now; undefined for a new one. */
  stored: Stored;
  save: (input: Input, edited: Stored) => Promise<SaveOutcome>;
  onSaved: () => void;
  onRefused: (issues: FieldIssue[]) => void;
}

/** Sends a form over a record once at a time, and over the version that its reader has seen. */
export function useRecordForm<Input, Stored>({
  stored,
  save,
  onSaved,
  onRefused,
}: RecordForm<Input, Stored>): {
  submit: (input: Input) => Promise<void>;
  /** For what asks before typed text is left. */
  saved: RefObject<boolean>;
  hasConflict: boolean;
  /** The record as it was when the editing began. */
  edited: Stored;
  /** Goes on from this version, once the form shows it. */
  take: (current: Stored) => void;
} {
  const [edited, setEdited] = useState(stored);
  const [hasConflict, setHasConflict] = useState(false);
  const saved = useRef(false);
  const submit = useOneAtATime(async (input: Input) => {
    // After a conflict the reader knows of the stored version and writes over that one.
    const result = await save(input, hasConflict ? stored : edited);
    if (result.outcome === 'saved') {
      saved.current = true;
      onSaved();
    } else if (result.outcome === 'conflict') setHasConflict(true);
    else onRefused(result.issues);
  }, saved);
  return {
    submit,
    saved,
    hasConflict,
    edited,
    take: (current) => {
      setEdited(current);
      setHasConflict(false);
    },
  };
}
