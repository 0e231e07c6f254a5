import type { Draft } from '../draft.ts';
import type { DraftStore } from '../draft-store.ts';
import type { Assessment } from '../wizard/use-assessment.ts';

/** What every step of the wizard works with. */
export type StepProps = {
  store: DraftStore;
  draft: Draft;
  assessment: Assessment;
  onNext: () => void;
  onPrevious: () => void;
};
