import semver from 'semver';
import published from '#content/publishedVersions.json' with { type: 'json' };
import type { Problem } from '#core/errors.ts';

/** `@mui/x-charts@^8.12.0`, wherever it stands: prose, commands, `package.json`. */
const NAMED = /(@mui\/x-[a-z-]+)@([~^]?\d[\w.-]*)/g;

/** A line of a `package.json`: `"@mui/x-charts": "8.12.0"`. */
const LISTED = /"(@mui\/x-[a-z-]+)":\s*"([~^]?\d[\w.-]*)"/g;

const TABLE: Readonly<Record<string, readonly string[]>> = published;

/**
 * Versions that a page tells readers to install and that were never published: the packages of one release do not all
 * exist in its version.
 * @param page its Markdown, as its author wrote it.
 */
export function checkVersions({ file, markdown }: { file: string; markdown: string }): Problem[] {
  return markdown.split('\n').flatMap((text, at) => {
    const named = [...text.matchAll(NAMED), ...text.matchAll(LISTED)];
    return named.flatMap(([, name = '', range = '']): Problem[] => {
      // A full stop ends the sentence, not the version.
      const problem = problemOf(name, range.replace(/\.$/, ''));
      return problem === undefined ? [] : [{ file, line: at + 1, ...problem }];
    });
  });
}

function problemOf(name: string, range: string): Pick<Problem, 'message' | 'remedy'> | undefined {
  const versions = TABLE[name];
  if (versions === undefined) {
    return {
      message: `No version of "${name}" is known.`,
      remedy: 'Add the package to scripts/publishedVersions.mjs, and run it.',
    };
  }
  if (semver.validRange(range) === null) {
    const remedy = 'Write 8, 8.12.0, or ^8.12.0.';
    return { message: `"${range}" of ${name} is not a version.`, remedy };
  }
  if (semver.maxSatisfying(versions, range) !== null) return undefined;
  const major = semver.minVersion(range)?.major;
  const near = versions.filter((version) => semver.major(version) === major);
  const remedy =
    near.length === 0
      ? `The newest is ${versions.at(-1)}.`
      : `Of ${major} there are ${near[0]} to ${near.at(-1)}; content/publishedVersions.json has all.`;
  return { message: `${name} ${range} was never published.`, remedy };
}
