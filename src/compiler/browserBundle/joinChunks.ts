import TinyQueue from 'tinyqueue';

/** A script that several others load, as the bundler would write it: modules that the same entries need. */
export interface SharedChunk {
  /** Its size before it is minified. */
  bytes: number;
  /** None imports itself, directly or through others. */
  imports: SharedChunk[];
}

/** Asking for one more script costs a reader about as much as this many bytes of code that is not minified yet. */
const REQUEST_BYTES = 35_000;

/** How much more it costs to load what is not needed, the larger its share already is. */
const SHARE_WEIGHT = 15;

/**
 * Joins shared chunks as long as the requests that this saves weigh more than the code that is loaded without being needed.
 * A greedy search: whatever saves most is joined first. The same chunks give the same groups.
 * @param loads for each thing that a reader can open, all chunks that it needs: with a chunk, what it imports.
 * @returns groups; every chunk is in one. No group imports itself through another one, so modules can still run in the order
 * of their imports.
 */
export function joinChunks<Chunk extends SharedChunk>(
  chunks: readonly Chunk[],
  loads: readonly ReadonlySet<Chunk>[],
): Chunk[][] {
  const all = groupsOf(chunks, loads);
  const groups = new Set(all);
  const queue = new TinyQueue<Pair<Chunk>>([], (a, b) => b.saving - a.saving);
  const offer = (into: Group<Chunk>, from: Group<Chunk>): void => {
    const saving = savingAtMost(into, from);
    if (saving > 0) queue.push({ into, from, saving, size: sizeOf(into, from) });
  };
  for (const [index, into] of all.entries()) {
    for (const from of all.slice(index + 1)) offer(into, from);
  }
  for (let pair = queue.pop(); pair !== undefined; pair = queue.pop()) {
    const { into, from, size } = pair;
    // One of them has become part of a larger group, which was offered anew.
    if (!groups.has(into) || !groups.has(from) || sizeOf(into, from) !== size) continue;
    const joining = describeJoining(into, from);
    if (joining === undefined || joining.saving <= 0) continue;
    if (joining.saving < (queue.peek()?.saving ?? 0)) {
      queue.push({ ...pair, saving: joining.saving });
      continue;
    }
    join(groups, pair, joining);
    for (const other of groups) if (other !== into) offer(into, other);
  }
  return [...groups].map(({ members }) => members);
}

/** Something that a reader can open. */
interface Load {
  /** Bytes that it needs of shared chunks. */
  needed: number;
  /** Bytes that it would load beside them. */
  wasted: number;
}

/** Chunks that are one script. */
interface Group<Chunk> {
  members: Chunk[];
  bytes: number;
  /** What loads it. */
  users: Set<Load>;
  imports: Set<Group<Chunk>>;
}

/** Two groups that could become one. */
interface Pair<Chunk> {
  into: Group<Chunk>;
  from: Group<Chunk>;
  /** In bytes, at most. */
  saving: number;
  /** How many chunks both had when this was found. */
  size: number;
}

/** What it means to join two groups. */
interface Joining<Chunk> {
  /** In bytes. */
  saving: number;
  /** All that both import, directly or not: their users load it, too. */
  imported: ReadonlySet<Group<Chunk>>;
  users: Set<Load>;
  /** Bytes that a load would not need. */
  wasted: ReadonlyMap<Load, number>;
}

/** A group for each chunk. */
function groupsOf<Chunk extends SharedChunk>(
  chunks: readonly Chunk[],
  loads: readonly ReadonlySet<Chunk>[],
): Group<Chunk>[] {
  const groups = new Map(
    chunks.map((chunk): [SharedChunk, Group<Chunk>] => [
      chunk,
      { members: [chunk], bytes: chunk.bytes, users: new Set(), imports: new Set() },
    ]),
  );
  for (const [chunk, group] of groups) {
    for (const imported of chunk.imports) {
      const target = groups.get(imported);
      if (target !== undefined) group.imports.add(target);
    }
  }
  for (const load of loads) {
    const needed = [...load].reduce((sum, { bytes }) => sum + bytes, 0);
    const user: Load = { needed, wasted: 0 };
    for (const chunk of load) groups.get(chunk)?.users.add(user);
  }
  return [...groups.values()];
}

const sizeOf = <Chunk>(into: Group<Chunk>, from: Group<Chunk>): number =>
  into.members.length + from.members.length;

/** What joining two groups saves, in bytes, without what they import. */
function savingAtMost<Chunk>(a: Group<Chunk>, b: Group<Chunk>): number {
  const both = countShared(a.users, b.users);
  return both * REQUEST_BYTES - a.bytes * (b.users.size - both) - b.bytes * (a.users.size - both);
}

/** @returns undefined where the joined group would import itself. */
function describeJoining<Chunk>(a: Group<Chunk>, b: Group<Chunk>): Joining<Chunk> | undefined {
  const imported = importedBy(a, b);
  if (imported === undefined) return undefined;
  const users = union(a.users, b.users);
  const wasted = new Map<Load, number>();
  let requests = countShared(a.users, b.users);
  for (const group of [a, b, ...imported]) {
    for (const user of users) {
      if (group.users.has(user)) continue;
      wasted.set(user, (wasted.get(user) ?? 0) + group.bytes);
      if (group !== a && group !== b) requests -= 1;
    }
  }
  let saving = requests * REQUEST_BYTES;
  for (const [load, bytes] of wasted) {
    saving -= costOf({ ...load, wasted: load.wasted + bytes }) - costOf(load);
  }
  return { saving, imported, users, wasted };
}

const costOf = ({ needed, wasted }: Load): number => wasted + (SHARE_WEIGHT * wasted ** 2) / needed;

/** All that two groups import, directly or not, without themselves; undefined when that leads back to one of them. */
function importedBy<Chunk>(a: Group<Chunk>, b: Group<Chunk>): Set<Group<Chunk>> | undefined {
  const found = new Set([...a.imports, ...b.imports].filter((group) => group !== a && group !== b));
  // A set yields what is added to it meanwhile.
  for (const group of found) {
    if (group.imports.has(a) || group.imports.has(b)) return undefined;
    for (const imported of group.imports) found.add(imported);
  }
  return found;
}

function join<Chunk>(
  groups: Set<Group<Chunk>>,
  { into, from }: Pair<Chunk>,
  { imported, users, wasted }: Joining<Chunk>,
): void {
  into.members.push(...from.members);
  into.bytes += from.bytes;
  into.users = users;
  into.imports = union(into.imports, from.imports);
  into.imports.delete(into);
  into.imports.delete(from);
  groups.delete(from);
  for (const group of groups) if (group.imports.delete(from)) group.imports.add(into);
  for (const group of imported) group.users = union(group.users, users);
  for (const [load, bytes] of wasted) load.wasted += bytes;
}

function countShared(a: ReadonlySet<Load>, b: ReadonlySet<Load>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const load of small) if (large.has(load)) shared += 1;
  return shared;
}

const union = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> => new Set([...a, ...b]);
