/** A piece of code that some screens need whole, and the pieces that it imports; bytes as a browser receives them. */
export type Part = { imports: readonly string[]; bytes: number };
/** A screen that is loaded when it is asked for, by the name of its first part; `portals` is empty for one of the site. */
export type Screen = { part: string; portals: readonly string[] };
/** Screens that a visitor gets together, by their first parts: of the site, of a portal soon after the login, or later. */
export type Page = { screens: readonly string[]; kind: 'site' | 'first' | 'later' };

type Group = { parts: readonly string[]; bytes: number; screens: ReadonlySet<string> };

/** Bytes that a file costs beside its code: what it imports and exports, and what it cannot share with others when packed. */
const bytesPerFile = 150;
/** Bytes of a public page for which one request fewer is worth it; decides which files merge first. */
const bytesPerRequest = 1500;
/** Share of its bytes by which a public page may grow, so that its visitors and the portals need fewer files. */
export const growth = 0.05;
/** The worth of a byte on a page, beside one of a public page: in a portal people stay and come back. */
const shares: Record<Page['kind'], number> = { site: 1, first: 0.5, later: 0.05 };

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

/** Tells if nothing outside of a group needs one of its parts and is needed by another: a screen between them may. */
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
  const room = pages.map(({ kind }, page) =>
    kind !== 'site' ? Number.POSITIVE_INFINITY : (limits[page] ?? 0) - bytesOf(loaded[page] ?? []),
  );
  const movable = groups.flatMap(({ group, isMovable }) =>
    isMovable
      ? {
          group,
          // Bytes that a page gets with it and with all that it imports; null where the page has it.
          adds: loaded.map((has) =>
            has.has(group)
              ? null
              : bytesOf([group, ...linksOf(group)].filter((each) => !has.has(each))) - bytesPerFile,
          ),
        }
      : [],
  );
  /** Tells if what one imports imports the other: merged, the two would wait for themselves. */
  const isBetween = (a: Group, b: Group) =>
    [...linksOf(a)].some((each) => each !== b && linksOf(each).has(b));
  let best: [Group, Group] | null = null;
  let lowest = 0;
  for (const [index, a] of movable.entries()) {
    for (const b of movable.slice(index + 1)) {
      let cost = 0;
      for (const [page, { kind }] of pages.entries()) {
        const addsA = a.adds[page] ?? null;
        const addsB = b.adds[page] ?? null;
        if (addsA === null && addsB === null) cost -= bytesPerRequest;
        else if (addsA === null || addsB === null) {
          const added = addsA ?? addsB ?? 0;
          cost += added > (room[page] ?? 0) ? Number.POSITIVE_INFINITY : added * shares[kind];
        }
      }
      if (cost < lowest && !isBetween(a.group, b.group) && !isBetween(b.group, a.group)) {
        lowest = cost;
        best = [a.group, b.group];
      }
    }
  }
  return best;
}

/**
 * Tells which parts are best sent in one file: those that the same public screens need, and of the others as many as
 * make no public page heavier than `growth` allows beside a file for each part. Screens stay by themselves, with what they alone need,
 * and no two files wait for each other.
 * @param parts all that is loaded on demand, by name
 * @returns names of parts, by file
 */
export function mergeParts(
  parts: ReadonlyMap<string, Part>,
  screens: readonly Screen[],
  pages: readonly Page[],
): string[][] {
  const limits = pages.map((page) => {
    const all = new Set(page.screens.flatMap((screen) => [...reachedFrom(screen, parts)]));
    return (1 + growth) * [...all].reduce((sum, part) => sum + (parts.get(part)?.bytes ?? 0), 0);
  });
  const { single, shared } = groupByScreens(parts, screens, pages);
  let movable = shared;
  for (;;) {
    const groups = [...movable, ...single];
    const pair = findBestPair(
      groups.map((group, index) => ({ group, isMovable: index < movable.length })),
      linkGroups(groups, parts),
      pages,
      limits,
    );
    if (!pair) return movable.map((group) => [...group.parts]);
    movable = [...movable.filter((group) => !pair.includes(group)), join(...pair)];
  }
}
