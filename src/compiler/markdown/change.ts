import { oldPackages } from '#content/oldPackages.ts';
import { DOCUMENTED_VERSION, LIBRARY_NAME } from '#content/products.ts';

/** What a fence of a migration page claims: ` ```tsx diff before="x-tree-view 7" codemod="v8.0.0/…" `. */
export interface Change {
  /** The key of the old library in `content/oldPackages.ts` that has the lines without `+`. */
  before: string;
  /** What has the lines without `-`: such keys and `documented`, separated by a comma; undefined: the latter. */
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

/** Stands for the documented version among what a change leads to. */
const DOCUMENTED = 'documented';

/** The libraries that the result of a change must compile with; undefined: the documented version. */
export const targetsOf = (after = DOCUMENTED): (string | undefined)[] =>
  after.split(/,\s*/).map((name) => (name === DOCUMENTED ? undefined : name));

const CODEMOD = /^v\d+\.\d+\.\d+\/[a-z-]+\/[a-zA-Z0-9-]+$/;

/** @returns what is wrong with what a fence says of a change, with the remedy. */
export function checkChange(
  { before, after, codemod }: Partial<Change>,
  fence: { diff: boolean; typed: boolean },
): { message: string; remedy: string } | undefined {
  const unknown = [before, ...targetsOf(after)].find((name) => name !== undefined && !isOld(name));
  if (unknown !== undefined) {
    const known = Object.keys(oldPackages).join(', ');
    return {
      message: `No old library is named "${unknown}".`,
      remedy: `Use one of: ${known}; after also ${DOCUMENTED}. Or install it and add it to content/oldPackages.ts.`,
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
  const to = targetsOf(after).map((library) => printTarget(library, from.name));
  const by = codemod === undefined ? '' : ` · codemod ${codemod}`;
  return `${from.name} ${from.version} → ${to.join(', ')}${by}`;
}

const packageOf = (library: string): { name: string; version: string } => ({
  name: library.replace(/ \S+$/, ''),
  version: oldPackages[library]?.version ?? '',
});

/** @param from the package before, which is not named again. */
function printTarget(library: string | undefined, from: string): string {
  if (library === undefined) {
    return from.startsWith('x-') ? DOCUMENTED_VERSION : `${LIBRARY_NAME} ${DOCUMENTED_VERSION}`;
  }
  const { name, version } = packageOf(library);
  return name === from ? version : `${name} ${version}`;
}
