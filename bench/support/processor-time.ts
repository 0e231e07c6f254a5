/** Milliseconds of the processor that this process used since `process.cpuUsage()` gave `since`; waiting does not count. */
export function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
