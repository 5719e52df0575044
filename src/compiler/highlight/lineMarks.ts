import type { LineMark } from './highlightedCode.ts';

/** Lines by their 0-based number, with how they stand out. */
export type LineMarks = ReadonlyMap<number, LineMark>;

/** `1,3-5`: numbers and ranges, 1-based. */
const LINES = /^\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*$/;

/** `1,3-5` → 1, 3, 4, 5; nothing when the text is no such list. */
export function parseLines(text: string): number[] {
  if (!LINES.test(text)) return [];
  return text.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  });
}

/**
 * The marks of a text for another version of it, such as its JavaScript: lines that are the same but for white space take
 * over the mark, in order. A line that is written anew has none.
 */
export function alignMarks(from: string, to: string, marks: LineMarks): Map<number, LineMark> {
  if (marks.size === 0) return new Map();
  const aligned = new Map<number, LineMark>();
  for (const [one, other] of commonLines(linesOf(from), linesOf(to))) {
    const mark = marks.get(one);
    if (mark !== undefined) aligned.set(other, mark);
  }
  return aligned;
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

/** Numbers of the lines of a longest common subsequence, in order. */
function commonLines(from: readonly string[], to: readonly string[]): [number, number][] {
  const width = to.length + 1;
  // The length of the longest one behind each pair of places.
  const lengths = new Uint32Array((from.length + 1) * width);
  const at = (one: number, other: number): number => lengths[one * width + other] ?? 0;
  for (let one = from.length - 1; one >= 0; one -= 1) {
    for (let other = to.length - 1; other >= 0; other -= 1) {
      lengths[one * width + other] =
        from[one] === to[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let one = 0, other = 0; one < from.length && other < to.length;) {
    if (from[one] === to[other]) pairs.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}
