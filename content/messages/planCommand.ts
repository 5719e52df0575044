import type { ChangedProduct } from '#core/migration/change.ts';
import type { PackageProblem } from '#core/migration/packageJson.ts';
import type { CodeProblem } from '#core/migration/readCode.ts';
import { DOCUMENTED_VERSION, LIBRARY_NAME, products } from '../products.ts';

const nameOf = (product: ChangedProduct): string =>
  products.find(({ id }) => id === product)?.name ?? product;

const megabytes = (size: number): string => `${(size / 1_000_000).toFixed(1)} MB`;

/** The upgrade assistant in a terminal. */
export const planCommandMessages = {
  usage: (command: string, productIds: readonly string[]) =>
    `Usage: ${command} plan [options] [files and folders]

Prints, as Markdown, what to do to upgrade: packages to install, codemods to run, and the breaking
changes that your files meet. Without files, every change is listed. Nothing is sent or changed.

  --package <file>   package.json to read product, version and plan from (default: package.json)
  --product <name>   ${productIds.join(', ')}
  --from <version>   the version you have, instead of that of the package.json
  --to <version>     the version you want (default: ${DOCUMENTED_VERSION})
  --plan <plan>      the highest plan that you use: community, pro or premium
  --help             prints this text`,
  unknownProduct: (text: string, ids: readonly string[]) =>
    `There is no product “${text}”. Pass one of: ${ids.join(', ')}.`,
  unknownPlan: (text: string) => `There is no plan “${text}”. Pass community, pro or premium.`,
  productMissing: 'Also pass --product, because --from is a version of one product.',
  noPackage: (file: string) =>
    `There is no readable file ${file}. Run the command beside your package.json, or pass --product and --from.`,
  notInPackage: (file: string, product: ChangedProduct) =>
    `${file} does not list a package of ${nameOf(product)}. Pass --from, or another --product.`,
  packageProblem: (file: string, problem: PackageProblem): string => {
    switch (problem.kind) {
      case 'broken-json':
        return `${file} is broken: ${problem.reason.replace(/\.?$/, '.')}`;
      case 'no-object':
        return `${file} is valid JSON, but not a package.json.`;
      case 'no-packages':
        return `${file} does not list a package of ${LIBRARY_NAME}.`;
      case 'lockfile':
        return `${file} is a lockfile of yarn, pnpm or bun. Pass the package.json instead.`;
      case 'too-long':
        return `${file} has ${megabytes(problem.size)}. Pass the package.json, which is shorter.`;
    }
  },
  upToDate: (product: ChangedProduct, from: string, to: string) =>
    `${nameOf(product)}: ${from} needs no upgrade to ${to}.`,
  noFile: (file: string) => `There is no readable file or folder ${file}.`,
  noCode: (paths: readonly string[]) =>
    `There are no files of TypeScript or JavaScript in ${paths.join(', ')}.`,
  leftOut: (file: string, problem: CodeProblem): string => {
    switch (problem.kind) {
      case 'empty':
        return `${file} is left out, because it is empty.`;
      case 'too-long':
        return `${file} is left out, because it has ${megabytes(problem.size)}, and files of up to 1 MB are read.`;
      case 'syntax':
        return `${file} is left out, because it does not parse: line ${problem.line}, column ${problem.column}: ${problem.reason.replace(/\.?$/, '.')}`;
      case 'too-deep':
        return `${file} is left out, because it is nested more deeply than the parser can follow.`;
    }
  },
  notUsed: (product: ChangedProduct) =>
    `${nameOf(product)}: your files do not import anything from it.`,
  meeting: (name: string, places: readonly string[]) =>
    places.length === 0 ? `\`${name}\`` : `\`${name}\` in ${places.join(', ')}`,
} as const;
