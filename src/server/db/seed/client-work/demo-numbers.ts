/** Numbers a year's invoices as `DEMO-2026-0001`: the series of the real ones begins with the first real one. */
export function demoNumbers(): (year: string) => string {
  const given = new Map<string, number>();
  return (year) => {
    const next = (given.get(year) ?? 0) + 1;
    given.set(year, next);
    return `DEMO-${year}-${String(next).padStart(4, '0')}`;
  };
}
