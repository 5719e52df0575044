import type { SearchEntity, SearchKind } from './entity.ts';
import { formsOf, wordsOf } from './words.ts';

/** As many stay one file: about 60 kB compressed, and a query is answered within a frame. */
export const WHOLE_UP_TO = 12_000;

/** More in one part, and a query of a few words would move too much. */
const PART_ENTITIES = 900;

/**
 * Names in the parts that one query fetches; the words typed come before other words for them. A word that very many
 * names have makes a part larger than the rest, and three of those would move too much.
 */
const MOST_ENTITIES = 2_400;

/** What grows with the pages. The rest grows with the library, and is always there. */
const OF_PAGES: ReadonlySet<SearchKind> = new Set(['page', 'section', 'demo', 'key']);

export interface Part {
  /** Its range begins with this word and ends before the next part's. */
  start: string;
  entities: readonly SearchEntity[];
}

/** A part as the first file tells it: where its range begins, and how many names it holds. */
export type PartRange = readonly [start: string, size: number];

/**
 * Parts a large site's names by their words: a name stands in the part of each of its words, so that one word is enough
 * to find it. A small site has no parts.
 */
export function shardEntities(entities: readonly SearchEntity[]): {
  base: readonly SearchEntity[];
  parts: readonly Part[];
} {
  if (entities.length <= WHOLE_UP_TO) return { base: entities, parts: [] };
  const base = entities.filter(({ kind }) => !OF_PAGES.has(kind));
  const byWord = new Map<string, SearchEntity[]>();
  for (const entity of entities.filter(({ kind }) => OF_PAGES.has(kind))) {
    for (const word of new Set(wordsOf(entity.name).flatMap(formsOf))) {
      const same = byWord.get(word);
      if (same === undefined) byWord.set(word, [entity]);
      else same.push(entity);
    }
  }
  const parts: { start: string; entities: Set<SearchEntity> }[] = [];
  for (const word of [...byWord.keys()].toSorted(byCode)) {
    const own = byWord.get(word) ?? [];
    const last = parts.at(-1);
    if (last === undefined || last.entities.size + own.length > PART_ENTITIES) {
      parts.push({ start: word, entities: new Set(own) });
    } else for (const entity of own) last.entities.add(entity);
  }
  return { base, parts: parts.map(({ start, entities: own }) => ({ start, entities: [...own] })) };
}

/**
 * The parts that a query needs: places in the list, what was typed first. A part that would be too much with those
 * before it is left out, the first one never.
 * @param ranges of the parts, in their order.
 * @param subjects of the query, each with the words it may be said by, the typed one first.
 */
export function partsFor(
  ranges: readonly PartRange[],
  subjects: readonly (readonly string[])[],
): number[] {
  const most = Math.max(0, ...subjects.map(({ length }) => length));
  const words = Array.from({ length: most }, (_, at) =>
    subjects.flatMap((same) => same.slice(at, at + 1)),
  ).flat();
  const places = new Set(words.map((word) => placeOf(ranges, word)));
  const taken: number[] = [];
  let entities = 0;
  for (const at of places) {
    const size = ranges[at]?.[1];
    if (size === undefined || (taken.length > 0 && entities + size > MOST_ENTITIES)) continue;
    taken.push(at);
    entities += size;
  }
  return taken;
}

/** The last part that begins at or before the word. */
const placeOf = (ranges: readonly PartRange[], word: string): number =>
  ranges.findLastIndex(([start]) => start <= word);

const byCode = (a: string, b: string): number => (a < b ? -1 : 1);
