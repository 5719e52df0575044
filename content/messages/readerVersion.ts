import type { ChangedProduct } from '#core/migration/change.ts';
import type { FileProblem, FoundProduct } from '#core/readerVersion/readFile.ts';
import type { FileKind } from '#core/readerVersion/lockfiles.ts';
import type { InstalledVersion } from '#core/readerVersion/readVersion.ts';
import type { SandboxNote } from '#core/readerVersion/sandbox.ts';
import { DOCUMENTED_VERSION, LIBRARY_NAME, products } from '../products.ts';

const nameOf = (product: ChangedProduct): string =>
  products.find(({ id }) => id === product)?.name ?? product;

const listed = (items: readonly (string | number)[]): string => items.join(', ');

const megabytes = (size: number): string => `${(size / 1_000_000).toFixed(1)} MB`;

const FILES: Record<FileKind, string> = {
  'package.json': 'package.json',
  npm: 'lockfile of npm',
  pnpm: 'lockfile of pnpm',
  yarn: 'lockfile of yarn',
  bun: 'lockfile of bun',
};

/** More names than these say no more. */
const NAMES_SHOWN = 4;

const shortened = (names: readonly string[]): string => {
  const more = names.length - NAMES_SHOWN;
  return `${listed(names.slice(0, NAMES_SHOWN))}${more > 0 ? ` and ${more} more` : ''}`;
};

/** The versions that a reader has: where they are chosen, and what follows from them. */
export const readerVersionMessages = {
  title: 'Your versions',
  lead: `These pages describe ${LIBRARY_NAME} ${DOCUMENTED_VERSION}. If your project has another version, the reference says what differs, examples name what your version lacks, and sandboxes install yours. Leave a field empty for ${DOCUMENTED_VERSION}.`,
  productName: nameOf,
  placeholder: DOCUMENTED_VERSION,
  file: 'Or paste your package.json or lockfile',
  fileHint: 'Of npm, pnpm, yarn, or bun. It is read in this browser and never sent.',
  reading: 'Reading the file…',
  readerFailed: 'The file could not be read, because the parser did not load. Type the versions.',
  clear: 'Clear all',
  close: 'Done',
  range: ({ version, range }: InstalledVersion) =>
    range === undefined
      ? ''
      : `${range.text} allows ${version} to ${range.newest}, and these pages treat it as ${version}. Your lockfile says which one is installed.`,
  problem: (problem: Extract<FoundProduct, { problem: unknown }>['problem']): string => {
    switch (problem.kind) {
      case 'empty':
        return 'There is no version. Type one, such as 8.5.3.';
      case 'not-a-version':
        return `“${problem.text}” is not a version. Type a number, such as 8.5.3.`;
      case 'elsewhere':
        return `“${problem.text}” says where the package is, not its version. Type the version that npm ls prints.`;
      case 'tag':
        return `What “${problem.text}” means changes with each release. Type the version that is installed.`;
      case 'prerelease':
        return `“${problem.text}” is a prerelease, and these pages cover only final versions. Type the nearest one.`;
      case 'several':
        return `“${problem.text}” allows several major versions. Type the one that is installed.`;
      case 'unpublished':
        return `Version ${problem.text} was never published. The newest of that major version is ${problem.newest}.`;
      case 'unknown-major':
        return `These pages do not cover ${problem.text}. They cover the major versions ${listed(problem.known)}.`;
      case 'many':
        return `The lockfile has several versions: ${listed(problem.versions)}. Type the one that you use.`;
    }
  },
  fileProblem: (problem: FileProblem): string => {
    switch (problem.kind) {
      case 'empty':
        return '';
      case 'too-long':
        return `That is ${megabytes(problem.size)} of text. Paste less than 5 MB, such as the package.json.`;
      case 'broken':
        return `The file does not parse${problem.line === undefined ? '' : `: line ${problem.line}`}: ${problem.reason.replace(/\.?$/, '.')}`;
      case 'conflict':
        return 'The file has merge conflict markers (<<<<<<<). Resolve the conflict, then paste the file again.';
      case 'unknown-file':
        return 'That is neither a package.json nor a lockfile of npm, pnpm, yarn, or bun.';
      case 'no-packages':
        return `The ${FILES[problem.file]} does not list a package of ${LIBRARY_NAME}.`;
    }
  },
  fileRead: (file: FileKind, found: readonly FoundProduct[]) =>
    `The ${FILES[file]} has ${listed(
      found.map((one) =>
        'installed' in one
          ? `${one.package} ${one.installed.version}`
          : `${one.package} (see ${nameOf(one.product)})`,
      ),
    )}.`,
  /** On a page of the reference. */
  loading: (version: string) => `You have ${version}. Comparing it with ${DOCUMENTED_VERSION}…`,
  failed: (version: string) =>
    `You have ${version}. The differences from ${DOCUMENTED_VERSION} cannot be loaded.`,
  same: (version: string) =>
    `You have ${version}. There are no known changes between it and this page.`,
  differences: (version: string, count: number) =>
    `You have ${version}: ${count === 1 ? '1 change' : `${count} changes`} between it and ${DOCUMENTED_VERSION}`,
  missingOwner: (name: string, version: string) => `${version} does not have ${name}.`,
  change: 'Change version',
  /** Beside a name. */
  notIn: (version: string) => `Not in ${version}`,
  notInTitle: (version: string) =>
    `Your version, ${version}, does not have it, but ${DOCUMENTED_VERSION} does`,
  /** Behind a heading. */
  needs: (version: string) => `Needs ${version}`,
  /** On the frame of a demo. */
  demoGap: (version: string, names: readonly string[]) => `Not in ${version}: ${shortened(names)}`,
  sandbox: (note: SandboxNote): string => {
    const kept = `The sandbox has ${DOCUMENTED_VERSION}:`;
    switch (note.kind) {
      case 'installed':
        return `The sandbox has ${note.package} ${note.version}.`;
      case 'unpublished':
        return `${kept} ${note.package} has no release like ${note.wanted}.`;
      case 'too-old':
        return `${kept} ${note.package} ${note.wanted} does not take its React and Material UI.`;
      case 'missing-props':
        return `${kept} ${note.package} ${note.wanted} does not have the ${note.names.length === 1 ? 'prop' : 'props'} ${shortened(note.names)}.`;
      case 'missing':
        return `${kept} ${note.package} ${note.wanted} is not known to export ${shortened(note.names)}.`;
    }
  },
  sandboxUnknown: `The sandbox has ${DOCUMENTED_VERSION}: the exports of your version could not be loaded.`,
} as const;
