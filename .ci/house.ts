import path from 'node:path';
import { importsOf, listSourceFiles, readSource } from './source-files.ts';

// Holds the grain of the source: how long its files are, and that folders point one way. Totals may grow with the product.
const files = listSourceFiles();
const lengths = files
  .map((file) => readSource(file).split('\n').length - 1)
  .toSorted((one, other) => one - other);
const lengthAt = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
const shortShare = lengths.filter((length) => length < 30).length / lengths.length;

/** Which folders and files directly below `parent` import which others, types included. */
function folderGraph(parent: string): Map<string, Set<string>> {
  const folderOf = (file: string) =>
    file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/')[0] : undefined;
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = folderOf(file);
    if (!from) continue;
    const reached = graph.get(from) ?? new Set();
    graph.set(from, reached);
    for (const { target } of importsOf(file)) {
      if (!target.startsWith('.')) continue;
      const to = folderOf(path.posix.join(path.posix.dirname(file), target));
      if (to && to !== from) reached.add(to);
    }
  }
  return graph;
}

/** Finds the folders from which a way of imports leads back to themselves. */
function foldersInCircle(parent: string): string[] {
  const graph = folderGraph(parent);
  const leadsTo = (start: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(graph.get(start) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(graph.get(next) ?? []));
    }
    return seen;
  };
  return [...graph.keys()].filter((folder) => leadsTo(folder).has(folder));
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const problems: string[] = [];
const median = lengthAt(0.5);
if (median < 80 || median > 120)
  problems.push(`the median file has ${median} lines, not 80 to 120`);
if (lengthAt(0.9) > 240)
  problems.push(`a tenth of the files have more than ${lengthAt(0.9)} lines, not 240`);
if (lengthAt(0.99) > 350)
  problems.push(`a hundredth of the files have more than ${lengthAt(0.99)} lines, not 350`);
if (lengthAt(1) > 500) problems.push(`the longest file has ${lengthAt(1)} lines, not at most 500`);
if (shortShare > 0.14)
  problems.push(`${percent(shortShare)} of the files have fewer than 30 lines, not at most 14 %`);
for (const parent of ['src/server', 'src/server/services', 'src/client', 'src/client/features']) {
  const folders = foldersInCircle(parent);
  if (folders.length > 0)
    problems.push(`folders of ${parent} import each other in a circle: ${folders.join(', ')}`);
}
for (const line of problems) console.error(line);
console.log(
  `${files.length} files, median ${median} lines, 90 % at most ${lengthAt(0.9)}, ${percent(shortShare)} under 30; ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
