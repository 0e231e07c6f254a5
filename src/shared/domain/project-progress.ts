type ProgressInput = {
  status: string;
  setProgress: number | null;
  milestones: readonly { doneOn: string | null }[];
};

/** How far a project is, in whole percent: as it was set, else the share of milestones that are done; all of it when completed. */
export function projectProgress({ status, setProgress, milestones }: ProgressInput): number {
  if (setProgress !== null) return setProgress;
  if (milestones.length === 0) return status === 'completed' ? 100 : 0;
  const done = milestones.filter(({ doneOn }) => doneOn !== null).length;
  // Rounded down, so that 100 is said of nothing that has a milestone ahead.
  return Math.floor((done / milestones.length) * 100);
}
