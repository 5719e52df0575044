import { LIBRARY_NAME, products } from '../products.ts';
import type { ChangedProduct, ChangeKind } from '#core/migration/change.ts';
import type { NamedProduct, PackageProblem } from '#core/migration/packageJson.ts';
import type { Meeting, UpgradePlan } from '#core/migration/plan.ts';
import type { CodeProblem } from '#core/migration/readCode.ts';
import type { VersionProblem } from '#core/migration/versions.ts';

const nameOf = (product: ChangedProduct): string =>
  products.find(({ id }) => id === product)?.name ?? product;

const megabytes = (size: number): string => `${(size / 1_000_000).toFixed(1)} MB`;

const listed = (items: readonly (string | number)[]): string => items.join(', ');

const kinds: Record<ChangeKind, string> = {
  moved: 'moved',
  renamed: 'renamed',
  removed: 'removed',
  signature: 'other types or arguments',
  default: 'other default',
  behavior: 'other behavior',
  style: 'other elements or classes',
  environment: 'packages and tools',
};

/** The upgrade assistant, on its page and for machines. */
export const upgradeMessages = {
  form: 'Your upgrade',
  product: 'Product',
  productName: nameOf,
  from: 'From version',
  to: 'To version',
  plan: 'Plan',
  code: 'Your code, or your package.json',
  codeHint:
    'Paste one file or several. The code is read in this browser and never sent. Without code, the list has every change.',
  versionHint: 'Such as 6, 6.20.4 or ^7.0.0',
  loading: 'Reading the changes…',
  notLoaded: 'The list of changes could not be loaded.',
  reading: 'Reading your code…',
  readerFailed:
    'Your code could not be read, because the parser did not load. The list has every change instead.',
  download: 'Download as Markdown',
  fileName: ({ options }: UpgradePlan) =>
    `upgrade-${options.product}-${options.from}-to-${options.to}.md`,
  copyLink: 'Copy link',
  commands: 'Commands',
  copyCommands: 'Copy commands',
  uncheckAll: 'Uncheck all',
  kinds,
  title: (product: ChangedProduct, from: string, to: string) =>
    `${nameOf(product)}: from ${from} to ${to}`,
  step: (from: string, to: string) => `From ${from} to ${to}`,
  prepare: 'Commit your work, then run:',
  guide: 'Read the guide',
  meeting: ({ name, lines }: Meeting) => {
    if (lines.length === 0) return `\`${name}\``;
    return `\`${name}\` in ${lines.length === 1 ? 'line' : 'lines'} ${listed(lines)}`;
  },
  lines: (lines: readonly number[]) =>
    lines.length === 0 ? '' : `${lines.length === 1 ? 'line' : 'lines'} ${listed(lines)}`,
  more: (count: number) => `and ${count} more`,
  codemods: (codemods: readonly string[]) =>
    codemods.length === 1
      ? `a codemod helps: \`${codemods[0]}\``
      : `codemods help: ${codemods.map((codemod) => `\`${codemod}\``).join(', ')}`,
  codemodHelps: 'a codemod helps',
  symptom: 'If you miss it:',
  hidden: (count: number) => `${count} more changes in this step are not listed here.`,
  noChanges: 'None of the changes in this step affects your code.',
  leftOut: (count: number) =>
    count === 1
      ? '1 other change in this step does not affect your code or your plan.'
      : `${count} other changes in this step do not affect your code or your plan.`,
  found: (shown: number, done: number, withCode: boolean) => {
    const changes = shown === 1 ? '1 change' : `${shown} changes`;
    const concern = withCode ? ` ${shown === 1 ? 'concerns' : 'concern'} your code` : '';
    return `${changes}${concern}, ${done} checked.`;
  },
  /** Of a plan that code has chosen nothing for. */
  noneOfProduct: (product: ChangedProduct) =>
    `Your code does not import anything from ${nameOf(product)}. Choose the product that it uses.`,
  noOrder: (from: string, to: string) =>
    `You can only upgrade to a newer version, and ${to} is not newer than ${from}.`,
  range: (text: string, major: number) =>
    `${text} is a range. The list starts at version ${major}; check which version is installed.`,
  version: (problem: VersionProblem): string => {
    switch (problem.kind) {
      case 'empty':
        return 'Type a version, such as 7.';
      case 'not-a-version':
        return `“${problem.text}” is not a version. Type a number, such as 7 or 7.29.4.`;
      case 'elsewhere':
        return `“${problem.text}” says where the package is, not its version. Type the version that npm ls prints.`;
      case 'tag':
        return `What “${problem.text}” means changes with each release. Type the version that is installed.`;
      case 'several':
        return `“${problem.text}” allows several major versions. Type the one that is installed.`;
      case 'unpublished':
        return `Version ${problem.text} was never published. The newest of that major version here is ${problem.newest}.`;
      case 'unknown-major':
        return `There is no guide from or to ${problem.text}. Known versions: ${listed(problem.known)}.`;
    }
  },
  codeProblem: (problem: CodeProblem): string => {
    switch (problem.kind) {
      case 'empty':
        return '';
      case 'too-long':
        return `That is ${megabytes(problem.size)} of text. Paste less than 1 MB at once, such as the files that import the package.`;
      case 'syntax':
        return `The code does not parse: line ${problem.line}, column ${problem.column}: ${problem.reason.replace(/\.?$/, '.')} Until it does, the list has every change.`;
      case 'too-deep':
        return 'The code is nested too deeply to be read, so the list has every change.';
    }
  },
  packageProblem: (problem: PackageProblem): string => {
    switch (problem.kind) {
      case 'broken-json':
        return `The package.json is broken: ${problem.reason}`;
      case 'no-object':
        return 'That is valid JSON, but not a package.json.';
      case 'no-packages':
        return `The package.json does not list a package of ${LIBRARY_NAME}.`;
      case 'lockfile':
        return 'That is a lockfile of yarn, pnpm or bun. Paste the package.json instead.';
      case 'too-long':
        return `That is ${megabytes(problem.size)}. Paste the package.json, which is shorter.`;
    }
  },
  packageRead: 'The package.json has:',
  packageProduct: ({ package: name, text }: NamedProduct) => `${name} ${text}`,
  use: (product: ChangedProduct, plan: string) => `Plan ${nameOf(product)} (${plan})`,
} as const;
