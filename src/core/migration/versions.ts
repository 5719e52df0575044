import { isLab, type ChangedProduct, type Changes } from './change.ts';

/** Major versions of a product that guides lead from or to, the oldest first. */
export function majorsOf({ guides }: Pick<Changes, 'guides'>, product: ChangedProduct): number[] {
  const majors = guides
    .filter((guide) => guide.product === product)
    .flatMap(({ from, to }) => [from, to]);
  return [...new Set(majors)].toSorted((a, b) => a - b);
}

/** What somebody writes for a version, and what is wrong with it. */
export type VersionProblem =
  | { kind: 'empty' }
  /** No number, no range: `banana`. */
  | { kind: 'not-a-version'; text: string }
  /** `workspace:*`, a git address, a folder: the number is elsewhere. */
  | { kind: 'elsewhere'; text: string }
  /** `latest`: what that is depends on the day. */
  | { kind: 'tag'; text: string }
  /** `>=6`, `6 || 7`: it may be one or another. */
  | { kind: 'several'; text: string }
  /** `7.99.0` was never published. @property newest of its major version. */
  | { kind: 'unpublished'; text: string; newest: string }
  /** A major version without a guide. */
  | { kind: 'unknown-major'; text: string; known: string[] };

export interface ReadVersion {
  major: number;
  /** The text is a range, such as `^7.0.0`: what is installed may be newer. */
  isRange: boolean;
}

/** Longer ones are no version; they are cut where they are repeated to the reader. */
const LONGEST = 60;

/** What stands for a version and says where the package is. */
export const ELSEWHERE =
  /^(?:workspace|catalog|portal|link|file|patch|git|git\+\w+|github|https?|ssh):|^[\w-]+\/[\w.-]+(?:#.*)?$|^\.{0,2}\//;
/** Names of releases that move on. */
export const TAG = /^(?:latest|next|beta|alpha|canary|rc)$/;
const ONE = /^([~^]|>=|=)?\s*v?(\d{1,3})(?:\.(\d{1,4}|[x*]))?(?:\.(\d{1,4}|[x*]))?(?:-[\w.-]+)?$/i;

/**
 * Reads a version as it is typed, or as it stands in a `package.json`.
 * @returns what is wrong with it, when it does not say one major version that there are guides for.
 */
export function readVersion(
  given: string,
  product: ChangedProduct,
  changes: Pick<Changes, 'guides' | 'published'>,
): ReadVersion | { problem: VersionProblem } {
  const text = given.trim().replace(/^npm:(?:@[^@]+@|[^@]+@)/, '');
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  if (text === '') return { problem: { kind: 'empty' } };
  const majors = majorsOf(changes, product);
  const lab = majors.find((major) => isLab(product, major));
  if (/^(?:@mui\/)?lab$/i.test(text) && lab !== undefined) return { major: lab, isRange: false };
  if (ELSEWHERE.test(text)) return { problem: { kind: 'elsewhere', text: shown } };
  if (TAG.test(text)) {
    return { problem: { kind: 'tag', text: shown } };
  }
  if (text === '*' || /\d\s*(?:\|\||-\s|\s)\s*\S*\d|^[<>]/.test(text)) {
    return { problem: { kind: 'several', text: shown } };
  }
  const [, sign, majorText, minor, patch] = ONE.exec(text) ?? [];
  if (majorText === undefined) return { problem: { kind: 'not-a-version', text: shown } };
  const major = Number(majorText);
  if (!majors.includes(major)) {
    const known = majors.map((each) => (each === lab ? '@mui/lab' : String(each)));
    return { problem: { kind: 'unknown-major', text: shown, known } };
  }
  const isExact = sign === undefined && [minor, patch].every((part) => /^\d+$/.test(part ?? ''));
  const published = changes.published[product].filter((each) => each.startsWith(`${major}.`));
  const newest = published.at(-1);
  const isFinal = !text.includes('-');
  if (isExact && isFinal && newest !== undefined) {
    if (!published.includes(`${major}.${minor}.${patch}`)) {
      return { problem: { kind: 'unpublished', text: shown, newest } };
    }
  }
  return { major, isRange: sign !== undefined && sign !== '=' };
}
