/** The value below which this share (0 to 1) of the values lie, by the nearest rank. */
export function percentile(values: readonly number[], portion: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(portion * sorted.length) - 1)];
  if (found === undefined) throw new Error('no values to rank');
  return found;
}

/** The middle value; of an even number of values the lower of the two. */
export const median = (values: readonly number[]) => percentile(values, 0.5);

export const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
