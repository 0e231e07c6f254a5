/** Below this many answers one more or less moves the share by five points and over. */
export const fewAnswers = 20;

/** The share of right answers, 0 to 1; undefined as long as there is none. */
export function rightShare({
  answered,
  answeredRight,
}: {
  answered: number;
  answeredRight: number;
}): number | undefined {
  return answered === 0 ? undefined : answeredRight / answered;
}
