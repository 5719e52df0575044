/** A heading of a twin with its part of the text. */
export interface OutlineEntry {
  level: number;
  /** Plain text. */
  title: string;
  /** Offsets in the text: from the heading up to the next of its level or above. */
  from: number;
  to: number;
}

const FENCE = /^[ \t]*(`{3,}|~{3,})/;
const HEADING = /^(#{1,6}) +(.*?) *$/;

/**
 * The headings of a Markdown twin, in order. Reads by lines: a parser needs a tenth of a second for a large page, and
 * these texts are printed by our compiler, whose headings and fences start their lines. A test compares it with a parser
 * over the built twins (`tests/built/machines.test.ts`).
 */
export function outlineOf(markdown: string): OutlineEntry[] {
  const found: Omit<OutlineEntry, 'to'>[] = [];
  let at = afterFrontMatter(markdown);
  let fence: string | undefined;
  while (at < markdown.length) {
    const end = markdown.indexOf('\n', at);
    const line = markdown.slice(at, end < 0 ? markdown.length : end);
    const marks = FENCE.exec(line)?.[1];
    if (fence === undefined) {
      const heading = marks === undefined ? HEADING.exec(line) : null;
      if (heading !== null) {
        const [, signs = '', title = ''] = heading;
        found.push({ level: signs.length, title: plainTitle(title), from: at });
      }
      fence = marks;
    } else if (marks?.startsWith(fence) && line.trim() === marks) fence = undefined;
    at = end < 0 ? markdown.length : end + 1;
  }
  return found.map((entry, i) => {
    const next = found.slice(i + 1).find(({ level }) => level <= entry.level);
    return { ...entry, to: next?.from ?? markdown.length };
  });
}

function afterFrontMatter(markdown: string): number {
  if (!markdown.startsWith('---\n')) return 0;
  const end = markdown.indexOf('\n---\n', 3);
  return end < 0 ? 0 : end + '\n---\n'.length;
}

/** Without the marks of code, of links and of escaped signs. */
const plainTitle = (title: string): string =>
  title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([\\`*_~[\]<>|&#.)+=-])|[`*]/g, '$1')
    .trim();
