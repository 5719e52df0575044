import { majorOf } from '../history/history.ts';
import type { ChangedProduct } from '../migration/change.ts';
import { productPackages } from '../migration/products.ts';
import { knownOfPackage, type PublishedVersions } from './known.ts';
import { LONGEST_FILE } from './limits.ts';
import { readNamedVersions, type FileKind, type FormProblem } from './lockfiles.ts';
import { readInstalled, type InstalledProblem, type InstalledVersion } from './readVersion.ts';

/** A product that a file names, by its highest plan. */
export type FoundProduct = { product: ChangedProduct; package: string } & (
  | { installed: InstalledVersion }
  | { problem: InstalledProblem | { kind: 'many'; versions: string[] } }
);

export type FileProblem =
  | FormProblem
  | { kind: 'empty' }
  /** @property size in characters. */
  | { kind: 'too-long'; size: number }
  | { kind: 'no-packages'; file: FileKind };

export type FileRead = { file: FileKind; found: FoundProduct[] } | { problem: FileProblem };

/**
 * The versions of the documented products in a file of a package manager, as it was pasted. Nothing is thrown.
 * @param published what exists, by package.
 */
export function readFile(text: string, published: PublishedVersions): FileRead {
  if (text.trim() === '') return { problem: { kind: 'empty' } };
  if (text.length > LONGEST_FILE) return { problem: { kind: 'too-long', size: text.length } };
  let named: ReturnType<typeof readNamedVersions>;
  try {
    named = readNamedVersions(text);
  } catch (error) {
    return { problem: brokenBy(error) };
  }
  if ('problem' in named) return named;
  const { file, versions } = named;
  const found = productPackages.flatMap(({ name, product }, at): FoundProduct[] => {
    const foundVersions = versions.get(name);
    const isBelow = productPackages
      .slice(0, at)
      .some((higher) => higher.product === product && versions.has(higher.name));
    if (foundVersions === undefined || isBelow) return [];
    return [
      { product, package: name, ...oneOf([...foundVersions], knownOfPackage(published, name)) },
    ];
  });
  return found.length === 0 ? { problem: { kind: 'no-packages', file } } : { file, found };
}

/** Several that mean the same version are one. */
function oneOf(texts: readonly string[], known: ReturnType<typeof knownOfPackage>) {
  const reads = texts.map((text) => readInstalled(text, known));
  const versions = [...new Set(reads.flatMap((read) => ('version' in read ? read.version : [])))];
  const [first] = reads;
  if (versions.length > 1)
    return { problem: { kind: 'many' as const, versions: inOrder(versions) } };
  const good = reads.find((read) => 'version' in read) ?? first;
  if (good === undefined) return { problem: { kind: 'empty' as const } };
  return 'problem' in good ? good : { installed: good };
}

const inOrder = (versions: readonly string[]): string[] =>
  versions.toSorted(
    (a, b) => majorOf(a) - majorOf(b) || a.localeCompare(b, 'en', { numeric: true }),
  );

/** What the parsers of YAML and of yarn's older form throw. */
function brokenBy(error: unknown): FileProblem {
  const {
    message = '',
    mark,
    location,
  } = error as {
    message?: string;
    mark?: { line: number };
    location?: { start: { line: number } };
  };
  const line = mark === undefined ? location?.start.line : mark.line + 1;
  const [reason = ''] = message.split('\n');
  return {
    kind: 'broken',
    reason: reason.replace(/\s*\(\d+:\d+\)$/, '').slice(0, 120),
    ...(line !== undefined && { line }),
  };
}
