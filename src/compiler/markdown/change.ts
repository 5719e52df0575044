import { oldPackages } from '#content/oldPackages.ts';
import { DOCUMENTED_VERSION } from '#content/products.ts';

/** What a fence of a migration page claims: ` ```tsx diff before="x-tree-view 7" codemod="v8.0.0/…" `. */
export interface Change {
  /** The key of the old library in `content/oldPackages.ts` that has the lines without `+`. */
  before: string;
  /** The one that has the lines without `-`; undefined: the documented version. */
  after?: string;
  /** The codemod that makes exactly this change, as `@mui/x-codemod` names it. */
  codemod?: string;
}

/** What a diff starts from: lines without `+`, without their first column; an added line stays as an empty one. */
export const beforeDiff = (text: string): string => side(text, '+');

/** What a diff leaves: lines without `-`, without their first column; a removed line stays as an empty one. */
export const afterDiff = (text: string): string => side(text, '-');

const side = (text: string, dropped: '+' | '-'): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith(dropped) ? '' : line.slice(1)))
    .join('\n');

const CODEMOD = /^v\d+\.\d+\.\d+\/[a-z-]+\/[a-z0-9-]+$/;

/** @returns what is wrong with what a fence says of a change, with the remedy. */
export function checkChange(
  { before, after, codemod }: Partial<Change>,
  fence: { diff: boolean; typed: boolean },
): { message: string; remedy: string } | undefined {
  const unknown = [before, after].find((name) => name !== undefined && !isOld(name));
  if (unknown !== undefined) {
    const known = Object.keys(oldPackages).join(', ');
    return {
      message: `No old library is named "${unknown}".`,
      remedy: `Use one of: ${known}; or install it and add it to content/oldPackages.ts.`,
    };
  }
  if (before === undefined && (after ?? codemod) !== undefined) {
    return {
      message: 'A fence has after or codemod, and no before.',
      remedy: 'Write ```tsx diff before="x-tree-view 7" codemod="v8.0.0/…".',
    };
  }
  if (before !== undefined && !(fence.diff && fence.typed)) {
    return {
      message: 'A fence has before, and is no diff of ts or tsx.',
      remedy: 'Write ```tsx diff before="x-tree-view 7".',
    };
  }
  if (codemod !== undefined && !CODEMOD.test(codemod)) {
    return {
      message: `A codemod is named "${codemod}".`,
      remedy: 'Write its whole name: codemod="v8.0.0/tree-view/rename-tree-item-2".',
    };
  }
  return undefined;
}

const isOld = (name: string): boolean => Object.hasOwn(oldPackages, name);

/** From which version to which, and by which codemod: the caption of a change that has no title. */
export function captionOf({ before, after, codemod }: Change): string {
  const from = packageOf(before);
  const to = after === undefined ? { ...from, version: DOCUMENTED_VERSION } : packageOf(after);
  const target = from.name === to.name ? to.version : `${to.name} ${to.version}`;
  const by = codemod === undefined ? '' : ` · codemod ${codemod}`;
  return `${from.name} ${from.version} → ${target}${by}`;
}

const packageOf = (library: string): { name: string; version: string } => ({
  name: library.replace(/ \S+$/, ''),
  version: oldPackages[library]?.version ?? '',
});
