/** A piece of code that some screens need whole, and the pieces that it imports; bytes as a browser receives them. */
export type Part = { imports: readonly string[]; bytes: number };
/** A screen that is loaded when it is asked for, by the name of its first part; `portals` is empty for one of the site. */
export type Screen = { part: string; portals: readonly string[] };
/**
 * Screens that people get together or one after the other, by their first parts: of the site; of a portal the one after
 * the login, or a later one, or all of a visit.
 */
export type Page = {
  screens: readonly string[];
  kind: 'site' | 'first' | 'later' | 'visit';
  /** Bytes, the entry's among them, that merging may not take it beyond, in place of `growth`. */
  limit?: number;
};

type Group = { parts: readonly string[]; bytes: number; screens: ReadonlySet<string> };

/*
 * The figures below were chosen together, by trying some 500 combinations on the bundle: at most 80 files in all and 15
 * for any screen of a portal, with the lightest public pages among those.
 */
/** Bytes that a file costs beside its code: what it imports and exports, and what it cannot share with others when packed. */
const bytesPerFile = 180;
/** Bytes of a public page that one request fewer may cost, for each file of the page; decides the order of merging. */
const bytesPerRequest = 250;
/** Files of a screen of a portal above which one fewer is worth more, and how much more. */
const crowded = { files: 15, factor: 6 };
/** Share of its bytes, the entry's among them, by which a public page may grow so that people need fewer files. */
export const growth = 0.05;
/**
 * The worth of a byte on a page, beside one of a public page: people wait for the first screen after the login; they
 * stay in a portal, and have most of it after a while.
 */
const shares: Record<Page['kind'], number> = { site: 1, first: 3, later: 0.05, visit: 0.05 };
/** Bytes that the entry takes of what most of the site needs: each spares all pages a file. */
export const entryBudget = 5400;
/** Share of the public screens that need what comes with the entry. */
const leastUse = 0.2;
/** Bytes below which a screen may share its file with others that are visited after it. */
export const smallScreens = { site: 2500, portal: 6500 };

/** Part names that `first` needs at once, itself included. */
export function reachedFrom(first: string, parts: ReadonlyMap<string, Part>): Set<string> {
  const reached = new Set<string>();
  const waiting = [first];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const found = parts.get(part);
    if (!found || reached.has(part)) continue;
    reached.add(part);
    waiting.push(...found.imports);
  }
  return reached;
}

/** Groups that each group imports, also by way of others. */
function linkGroups(
  groups: readonly Group[],
  parts: ReadonlyMap<string, Part>,
): Map<Group, ReadonlySet<Group>> {
  const groupOf = new Map(groups.flatMap((group) => group.parts.map((part) => [part, group])));
  const linked = new Map<Group, ReadonlySet<Group>>();
  const waiting = new Set<Group>();
  const link = (group: Group): ReadonlySet<Group> => {
    const known = linked.get(group);
    if (known) return known;
    if (waiting.has(group)) throw new Error(`parts import each other: ${group.parts.join()}`);
    waiting.add(group);
    const needed = new Set<Group>();
    for (const part of group.parts) {
      for (const wanted of parts.get(part)?.imports ?? []) {
        const next = groupOf.get(wanted);
        if (!next || next === group) continue;
        needed.add(next);
        for (const further of link(next)) needed.add(further);
      }
    }
    linked.set(group, needed);
    return needed;
  };
  for (const group of groups) link(group);
  return linked;
}

const join = (a: Group, b: Group): Group => ({
  parts: [...a.parts, ...b.parts],
  bytes: a.bytes + b.bytes,
  screens: new Set([...a.screens, ...b.screens]),
});

/** Returns whether no import of a group imports one of its parts in turn, which a screen between them may do. */
function isClosed({ parts: own }: Group, parts: ReadonlyMap<string, Part>): boolean {
  const outside = own.flatMap((part) =>
    (parts.get(part)?.imports ?? []).filter((wanted) => !own.includes(wanted)),
  );
  return outside.every((wanted) => {
    const reached = reachedFrom(wanted, parts);
    return !own.some((part) => reached.has(part));
  });
}

/** Groups that the same public screens need; of portals, the same portals, with what their first screens have by itself. */
function groupByScreens(
  parts: ReadonlyMap<string, Part>,
  screens: readonly Screen[],
  pages: readonly Page[],
): { single: Group[]; shared: Group[] } {
  const first = new Set(pages.flatMap((page) => (page.kind === 'first' ? page.screens : [])));
  const users = new Map<string, Screen[]>();
  for (const screen of screens) {
    for (const part of reachedFrom(screen.part, parts)) {
      users.set(part, [...(users.get(part) ?? []), screen]);
    }
  }
  const firstParts = new Set(screens.map((screen) => screen.part));
  const single: Group[] = [];
  const shared = new Map<string, Group[]>();
  for (const [part, usedBy] of users) {
    const bytes = (parts.get(part)?.bytes ?? 0) - bytesPerFile;
    const group = { parts: [part], bytes, screens: new Set(usedBy.map((screen) => screen.part)) };
    const ofSite = usedBy
      .filter(({ portals }) => portals.length === 0)
      .map((screen) => screen.part);
    const isPublic = ofSite.length > 0;
    if (firstParts.has(part) && bytes < smallScreens[isPublic ? 'site' : 'portal']) {
      shared.set(part, [group]);
      continue;
    }
    if (usedBy.length === 1 || firstParts.has(part)) {
      single.push(group);
      continue;
    }
    const portals = [...new Set(usedBy.flatMap((screen) => screen.portals))].toSorted().join();
    const isFirst = usedBy.some((screen) => first.has(screen.part));
    const key =
      ofSite.length === 0
        ? `${portals} ${isFirst}`
        : `${ofSite.length < usedBy.length} ${ofSite.toSorted().join()}`;
    shared.set(key, [...(shared.get(key) ?? []), group]);
  }
  return {
    single,
    shared: [...shared.values()].flatMap((alike) => {
      const group = alike.reduce(join);
      return isClosed(group, parts) ? group : alike;
    }),
  };
}

/**
 * Finds the two groups that are best sent in one file: that spares most requests for the bytes it adds to pages which
 * need one of them alone. Null when no two may be merged.
 * @param limits bytes that no public page may exceed, by page
 */
function findBestPair(
  groups: readonly { group: Group; isMovable: boolean }[],
  links: ReadonlyMap<Group, ReadonlySet<Group>>,
  pages: readonly Page[],
  limits: readonly number[],
): [Group, Group] | null {
  const linksOf = (group: Group) => links.get(group) ?? new Set<Group>();
  const loaded = pages.map(({ screens }) => {
    const own = groups.filter(({ group }) => screens.some((screen) => group.screens.has(screen)));
    return new Set(own.flatMap(({ group }) => [group, ...linksOf(group)]));
  });
  const bytesOf = (all: Iterable<Group>) =>
    [...all].reduce((sum, { bytes }) => sum + bytes + bytesPerFile, 0);
  const budget = pages.map((_, page) => (limits[page] ?? 0) - bytesOf(loaded[page] ?? []));
  const sparedBytes = pages.map(({ kind }, page) => {
    const files = loaded[page]?.size ?? 0;
    const isCrowded = kind === 'later' && files > crowded.files;
    return bytesPerRequest * files * (isCrowded ? crowded.factor : 1);
  });
  const movable = groups.flatMap(({ group, isMovable }) =>
    isMovable
      ? {
          group,
          // Cost for a page that gets it with all that it imports; null where the page has it.
          costs: pages.map(({ kind }, page) => {
            const has = loaded[page];
            if (!has || has.has(group)) return null;
            const missing = [group, ...linksOf(group)].filter((each) => !has.has(each));
            const added = bytesOf(missing) - bytesPerFile;
            return added > (budget[page] ?? 0) ? Number.POSITIVE_INFINITY : added * shares[kind];
          }),
        }
      : [],
  );
  /** Returns whether an import of one imports the other: merged, the two would wait for themselves. */
  const isBetween = (a: Group, b: Group) =>
    [...linksOf(a)].some((each) => each !== b && linksOf(each).has(b));
  let best: [Group, Group] | null = null;
  let lowest = 0;
  for (const [index, a] of movable.entries()) {
    for (const b of movable.slice(index + 1)) {
      let cost = 0;
      for (let page = 0; page < pages.length; page += 1) {
        const costOfA = a.costs[page] ?? null;
        const costOfB = b.costs[page] ?? null;
        if (costOfA === null) cost += costOfB ?? -(sparedBytes[page] ?? 0);
        else if (costOfB === null) cost += costOfA;
      }
      if (cost < lowest && !isBetween(a.group, b.group) && !isBetween(b.group, a.group)) {
        lowest = cost;
        best = [a.group, b.group];
      }
    }
  }
  return best;
}

/** Bytes of parts without a file for each. */
function packed(all: Iterable<string>, parts: ReadonlyMap<string, Part>): number {
  return [...all].reduce((sum, part) => sum + (parts.get(part)?.bytes ?? 0) - bytesPerFile, 0);
}

/** Finds the parts that most of the site needs, with what they import, within the entry's budget. */
function findCommon(parts: ReadonlyMap<string, Part>, screens: readonly Screen[]): Set<string> {
  const users = new Map<string, number>();
  const ofSite = screens.filter(({ portals }) => portals.length === 0);
  for (const { part } of ofSite) {
    for (const reached of reachedFrom(part, parts)) {
      users.set(reached, (users.get(reached) ?? 0) + 1);
    }
  }
  const own = new Set(screens.map(({ part }) => part));
  const common = new Set<string>();
  let budget = entryBudget;
  for (const [part, count] of [...users].toSorted(([, a], [, b]) => b - a)) {
    if (count < leastUse * ofSite.length || own.has(part)) continue;
    const wanted = [...reachedFrom(part, parts)].filter((each) => !common.has(each));
    const bytes = packed(wanted, parts);
    if (bytes > budget || wanted.some((each) => own.has(each))) continue;
    budget -= bytes;
    for (const each of wanted) common.add(each);
  }
  return common;
}

/**
 * Chooses the parts to send in one file: with the entry what most of the site needs; of the rest those that the same
 * public screens need, and of the others as many as make no public page heavier than `growth` allows beside a file for
 * each part. Small screens are parts like others, the others stay by themselves with what they alone need. No two files
 * wait for each other.
 * @param parts all that is loaded on demand, by name
 * @param entryBytes what each page has before any of them
 * @returns names of parts: those of the entry, and the others by file
 */
export function mergeParts(
  parts: ReadonlyMap<string, Part>,
  screens: readonly Screen[],
  pages: readonly Page[],
  entryBytes: number,
): { entry: string[]; files: string[][] } {
  const common = findCommon(parts, screens);
  const rest = new Map(
    [...parts]
      .filter(([name]) => !common.has(name))
      .map(([name, { imports, bytes }]): [string, Part] => [
        name,
        { imports: imports.filter((wanted) => !common.has(wanted)), bytes },
      ]),
  );
  const added = packed(common, parts);
  const limits = pages.map((page) => {
    const all = new Set(page.screens.flatMap((screen) => [...reachedFrom(screen, parts)]));
    const bytes = [...all].reduce((sum, part) => sum + (parts.get(part)?.bytes ?? 0), 0);
    if (page.limit !== undefined) return page.limit - entryBytes - added;
    return page.kind === 'site' ? bytes + growth * (entryBytes + bytes) : Number.POSITIVE_INFINITY;
  });
  const { single, shared } = groupByScreens(rest, screens, pages);
  let movable = shared;
  for (;;) {
    const groups = [...movable, ...single];
    const pair = findBestPair(
      groups.map((group, index) => ({ group, isMovable: index < movable.length })),
      linkGroups(groups, rest),
      pages,
      limits,
    );
    if (!pair) return { entry: [...common], files: movable.map((group) => [...group.parts]) };
    movable = [...movable.filter((group) => !pair.includes(group)), join(...pair)];
  }
}
